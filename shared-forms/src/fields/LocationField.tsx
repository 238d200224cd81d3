import { Slot } from '@forecourt/shared-contracts';
import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { useFormField } from './useFormField';

/** The location selector, which another remote renders: the change event of its native select bubbles up to here. */
export function LocationField({ id, field }: { id: string; field: FormField }) {
  const { handleChange } = useFormikContext<FormValues>();
  const { error, props, setValue } = useFormField(field);
  return (
    <div id={id} onChange={handleChange}>
      <Slot
        name="location-selector"
        field={field.name}
        label={field.label}
        type={field.locationType}
        value={props.value}
        error={error}
        onSingleOption={setValue}
      />
    </div>
  );
}
