import { Field } from '@forecourt/shared-ui';
import { NumberStepper } from '@forecourt/shared-ui/inputs';
import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { useFormField } from './useFormField';

/** A small number, typed or stepped (FO-031). */
export function NumberField({ id, field }: { id: string; field: FormField }) {
  const { values } = useFormikContext<FormValues>();
  const { error, handleBlur, setValue } = useFormField(field);
  const name = field.name as 'quantity';
  return (
    <Field id={id} label={field.label} error={error} isOptional={field.isOptional}>
      {(control) => (
        <NumberStepper
          {...control}
          {...field.type.range}
          name={name}
          required={!field.isOptional}
          value={values[name]}
          onValueChange={setValue}
          onBlur={handleBlur}
          labels={{ less: 'One vehicle less', more: 'One vehicle more' }}
        />
      )}
    </Field>
  );
}
