import { yupToFormErrors, type FormikErrors } from 'formik';
import type { Schema } from 'yup';

/** The messages of a step's values by field; none where they are valid. */
export function stepErrors<Values>(schema: Schema, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors<Values>(error);
  }
}
