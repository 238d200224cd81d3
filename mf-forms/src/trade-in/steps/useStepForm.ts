import { useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { StepFailure } from '../valuationSteps';
import { typedInto } from './typedInto';

export interface StepFormOptions<Values extends FormikValues> {
  /** Of the server's HTML; a new object replaces them, as stored values do after hydration. */
  initialValues: Values;
  validate(values: Values, form: HTMLFormElement | null): FormikErrors<Values>;
  onSubmit(values: Values, form: HTMLFormElement | null): Promise<StepFailure | null>;
}

/** State of the form of one step: entered values, errors by field, and why the last attempt failed. */
export function useStepForm<Values extends FormikValues>({ initialValues, validate, onSubmit }: StepFormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isSubmittingRef = useRef(false);
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => validate(values, element.current),
    async onSubmit(values, { setErrors }) {
      setFailure(null);
      const failed = await onSubmit(values, element.current);
      if (failed?.kind === 'invalid') setErrors(failed.fields as FormikErrors<Values>);
      setFailure(failed);
    },
  });
  const { setValues, submitForm } = formik;

  useEffect(() => {
    void setValues({ ...initialValues, ...typedInto(element.current, initialValues) }, false);
  }, [initialValues, setValues]);

  return {
    element,
    formik,
    failure,
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
