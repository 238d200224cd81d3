import { useFormikContext } from 'formik';
import type { FormValues } from '../definition/formValues';
import { useSignedInNumber } from '../profile/signedInNumber';

/** In a `StepForm` with a phone field: changes it with the session, see `useSignedInNumber`. Renders nothing. */
export function SignedInNumber() {
  const { setValues, submitCount } = useFormikContext<FormValues>();
  useSignedInNumber((change) => void setValues((values) => ({ ...values, phone: change(values.phone) }), submitCount > 0));
  return null;
}
