import { useFormikContext } from 'formik';
import { createContext, use } from 'react';

/** Prefix of the ids of a step's controls. */
export const StepFormId = createContext('');

/** What the control of a step's field needs; its error is displayed after the first submit. */
export function useStepField<Value = string>(name: string) {
  const { values, errors, submitCount, getFieldProps, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const value = values[name] as Value;
  return {
    id: `${use(StepFormId)}-${name}`,
    error: submitCount > 0 ? errors[name]?.toString() : undefined,
    value,
    props: getFieldProps<string>(name),
    setValue: (next: Value) => void setFieldValue(name, next),
  };
}
