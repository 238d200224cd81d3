import { useFormikContext } from 'formik';
import type { FormField } from '../definition/formFields';
import { FIELD_TYPES } from '../definition/fieldTypes';
import type { FormValues } from '../definition/formValues';

/** What the control of a field needs from the form. */
export function useFormField({ name }: Pick<FormField, 'name'>) {
  const { values, initialValues, errors, touched, submitCount, getFieldProps, handleBlur, setFieldValue } = useFormikContext<FormValues>();
  const isEdited = String(values[name]) !== String(initialValues[name]);
  const { tidy } = FIELD_TYPES[name];

  return {
    /** Its message: after the first submit, before that for a field that was edited and left. */
    error: submitCount > 0 || (touched[name] && isEdited) ? errors[name]?.toString() : undefined,
    props: getFieldProps<string>(name),
    /** Leaves the field; its text is then as it is meant. */
    handleBlur(event: React.FocusEvent) {
      const value = values[name];
      if (tidy && typeof value === 'string' && tidy(value) !== value) void setFieldValue(name, tidy(value));
      handleBlur(event);
    },
    setValue: (value: FormValues[typeof name]) => void setFieldValue(name, value),
  };
}
