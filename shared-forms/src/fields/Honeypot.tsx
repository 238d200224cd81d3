import { VisuallyHidden } from '@forecourt/shared-ui';
import { useFormikContext } from 'formik';
import { HONEYPOT_FIELD, type FormValues } from '../definition/formValues';

/** The hidden field, which a person leaves empty; the server evaluates it. */
export function Honeypot() {
  const { getFieldProps } = useFormikContext<FormValues>();
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <label>
          Website
          <input {...getFieldProps(HONEYPOT_FIELD)} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </span>
    </VisuallyHidden>
  );
}
