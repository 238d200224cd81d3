import { usePlatform } from '@forecourt/shared-contracts';
import { Checkbox, Disclosure } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import type { FormField } from '../definition/formFields';
import { termsText } from '../lead/termsWording';
import { useFormikContext } from 'formik';
import type { FormValues } from '../definition/formValues';
import { useFormField } from './useFormField';

/** A checkbox that a visitor may tick, such as consent to receive offers. */
export function CheckboxField({ id, field }: { id: string; field: FormField }) {
  const { getFieldProps } = useFormikContext<FormValues>();
  return <Checkbox id={id} {...getFieldProps({ name: field.name, type: 'checkbox' })} value="true" label={field.label} />;
}

/** Agreement to the terms, with what they mean for this form behind a disclosure. */
export function TermsField({ id, field }: { id: string; field: FormField }) {
  const { site, to } = usePlatform();
  const { getFieldProps } = useFormikContext<FormValues>();
  const { error } = useFormField(field);
  return (
    <>
      <Checkbox
        id={id}
        {...getFieldProps({ name: field.name, type: 'checkbox' })}
        value="true"
        required
        error={error}
        label={
          <>
            I agree to the <Link to={to('navigation.terms')}>terms of use</Link>.
          </>
        }
      />
      <Disclosure summary="About these terms">
        <p>{termsText(site)}</p>
      </Disclosure>
    </>
  );
}
