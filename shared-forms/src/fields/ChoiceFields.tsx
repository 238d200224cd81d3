import { Checkbox, Field, RadioGroup, Select } from '@forecourt/shared-ui';
import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import styles from './fields.module.css';
import type { FormValues } from '../definition/formValues';
import { useFormField } from './useFormField';

interface ChoiceFieldProps {
  id: string;
  field: FormField;
}

/** One of several, as a select. */
export function SelectField({ id, field }: ChoiceFieldProps) {
  const { error, props } = useFormField(field);
  return (
    <Field id={id} label={field.label} error={error} isOptional={field.isOptional}>
      {(control) => (
        <Select
          {...control}
          {...props}
          options={field.options}
          placeholder={props.value === '' ? 'Select' : undefined}
          required={!field.isOptional}
        />
      )}
    </Field>
  );
}

/** One of two or three, side by side. */
export function ChoiceField({ field }: Pick<ChoiceFieldProps, 'field'>) {
  const { error, props, setValue } = useFormField(field);
  return (
    <RadioGroup
      legend={<Legend field={field} isOptional={field.isOptional && !props.value} />}
      name={field.name}
      presentation="segments"
      options={field.options}
      value={props.value}
      onChange={setValue}
      error={error}
    />
  );
}

/** Any of several. */
export function ChoicesField({ field }: Pick<ChoiceFieldProps, 'field'>) {
  const { values, getFieldProps } = useFormikContext<FormValues>();
  const chosen = values[field.name as 'additional_services'];
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Legend field={field} isOptional={field.isOptional} />
      </legend>
      <div className={styles.choices}>
        {field.options.map(({ value, label }) => (
          <Checkbox key={value} {...getFieldProps(field.name)} value={value} checked={chosen.includes(value)} label={label} />
        ))}
      </div>
    </fieldset>
  );
}

function Legend({ field, isOptional }: { field: FormField; isOptional: boolean }) {
  return (
    <>
      {field.label} {isOptional && <span className={styles.optional}>(optional)</span>}
    </>
  );
}
