import { yupToFormErrors, type FormikErrors } from 'formik';
import { useState, type RefObject } from 'react';
import { useSwitches } from '@forecourt/shared-contracts';
import { enquirySchema, type EnquiryValues } from '../lead/enquiryValues';
import { locationOf } from './locationControl';

const NO_LOCATION = 'Please select an option.';

/** Validation of an enquiry by the tenant's schema; a location control inside the form is required as well. */
export function useValidation(form: RefObject<HTMLFormElement | null>) {
  const switches = useSwitches();
  const [schema] = useState(() => enquirySchema(switches));

  return (values: EnquiryValues): FormikErrors<EnquiryValues> => {
    const locationError = locationOf(form.current) === '' ? { location: NO_LOCATION } : {};
    try {
      schema.validateSync(values, { abortEarly: false });
      return locationError;
    } catch (error) {
      return { ...yupToFormErrors<EnquiryValues>(error), ...locationError };
    }
  };
}
