import { yupToFormErrors, type FormikErrors } from 'formik';
import { useState, type RefObject } from 'react';
import type { FormValues } from '../definition/formValues';
import { locationOf } from '../fields/locationControl';
import type { FormField } from '../definition/formFields';
import { formSchema, tidyValues } from '../definition/formSchema';

const NO_LOCATION = 'Please select an option.';

/** Validation of a form's fields; a location control inside the form is required as well. */
export function useValidation(form: RefObject<HTMLFormElement | null>, fields: readonly FormField[]) {
  const [schema] = useState(() => formSchema(fields));

  return (values: FormValues): FormikErrors<FormValues> => {
    const locationError = locationOf(form.current) === '' ? { location: NO_LOCATION } : {};
    try {
      schema.validateSync(tidyValues(values, fields), { abortEarly: false });
      return locationError;
    } catch (error) {
      return { ...yupToFormErrors<FormValues>(error), ...locationError };
    }
  };
}
