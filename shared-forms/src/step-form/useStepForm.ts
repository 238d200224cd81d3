import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { typedInto } from './typedInto';

/** Why a step can not go on: messages by field, or a notice below the fields. */
export type StepProblem = { fields: Readonly<Record<string, string>> } | { notice: ReactNode };

export interface StepFormOptions<Values extends FormikValues> {
  /** Of the server's HTML; a new object replaces them, as stored values do after hydration. */
  initialValues: Values;
  validate(values: Values, form: HTMLFormElement | null): FormikErrors<Values>;
  onSubmit(values: Values, form: HTMLFormElement | null): Promise<StepProblem | null>;
}

/** State of the form of one step: entered values, errors by field, and the notice of the last attempt. */
export function useStepForm<Values extends FormikValues>({ initialValues, validate, onSubmit }: StepFormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isSubmittingRef = useRef(false);
  const [notice, setNotice] = useState<ReactNode>(null);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => validate(values, element.current),
    async onSubmit(values, { setErrors }) {
      setNotice(null);
      const problem = await onSubmit(values, element.current);
      if (problem && 'fields' in problem) setErrors(problem.fields as FormikErrors<Values>);
      if (problem && 'notice' in problem) setNotice(problem.notice);
    },
  });
  const { setValues, submitForm } = formik;

  useEffect(() => {
    void setValues({ ...initialValues, ...typedInto(element.current, initialValues) }, false);
  }, [initialValues, setValues]);

  return {
    element,
    formik,
    notice,
    /** Ignored while a submit is in progress, also between two clicks of one frame. */
    async submit(): Promise<void> {
      if (isSubmittingRef.current) return;
      isSubmittingRef.current = true;
      await submitForm().finally(() => {
        isSubmittingRef.current = false;
      });
    },
  };
}
