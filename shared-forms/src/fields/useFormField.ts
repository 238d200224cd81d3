import { useFormikContext } from 'formik';
import { use } from 'react';
import type { FormField } from '../definition/formFields';
import type { FormValues } from '../definition/formValues';
import { FieldLeftContext } from './FieldLeftContext';

/** What the control of a field needs from the form. */
export function useFormField({ name, type: { tidy } }: Pick<FormField, 'name' | 'type'>) {
  const { values, initialValues, errors, touched, submitCount, getFieldProps, handleBlur, setFieldValue } = useFormikContext<FormValues>();
  const handleLeft = use(FieldLeftContext);
  const isEdited = String(values[name]) !== String(initialValues[name]);

  return {
    /** Its message: after the first submit, before that for a field that was edited and left. */
    error: submitCount > 0 || (touched[name] && isEdited) ? errors[name]?.toString() : undefined,
    props: getFieldProps<string>(name),
    /** Leaves the field; its text is then as it is meant. */
    handleBlur(event: React.FocusEvent) {
      const value = values[name];
      if (typeof value === 'string') {
        const text = tidy?.(value) ?? value;
        if (text !== value) void setFieldValue(name, text);
        handleLeft(name, text);
      }
      handleBlur(event);
    },
    setValue: (value: FormValues[typeof name]) => void setFieldValue(name, value),
  };
}
