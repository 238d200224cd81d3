import { POSTCODE_UNKNOWN } from '@forecourt/shared-contracts';
import { yupToFormErrors, type FormikErrors } from 'formik';
import { useMemo, type RefObject } from 'react';
import type { FormValues } from '../definition/formValues';
import { locationOf } from '../fields/locationControl';
import type { FormField } from '../definition/formFields';
import { formSchema, tidyValues } from '../definition/formSchema';

const NO_LOCATION = 'Please select an option.';

/** Validation of a form's fields; a location control among them is required as well. */
export function useValidation(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  isUnknownPostcode: (postcode: string) => boolean,
) {
  const schema = useMemo(() => formSchema(fields), [fields]);
  const hasLocation = fields.some(({ name }) => name === 'location');

  return (values: FormValues): FormikErrors<FormValues> => {
    const tidied = tidyValues(values, fields);
    const locationError = hasLocation && locationOf(form.current) === '' ? { location: NO_LOCATION } : {};
    const postcodeError = isUnknownPostcode(tidied.postcode) ? { postcode: POSTCODE_UNKNOWN } : {};
    try {
      schema.validateSync(tidied, { abortEarly: false });
      return { ...locationError, ...postcodeError };
    } catch (error) {
      return { ...yupToFormErrors<FormValues>(error), ...locationError, ...postcodeError };
    }
  };
}
