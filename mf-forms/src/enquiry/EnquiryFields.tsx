import type { FormikProps } from 'formik';
import { Link } from 'react-router-dom';
import { CONTACT_METHODS, LEAD_FORM_FIELDS, HONEYPOT_FIELD, Slot, usePlatform } from '@forecourt/shared-contracts';
import { Checkbox, Disclosure, Field, RadioGroup, Select, TextArea, TextInput, VisuallyHidden } from '@forecourt/shared-ui';
import styles from './EnquiryForm.module.css';
import { isGeneralEnquiry, presetLocation, type EnquirySubject } from './enquiryPreset';
import { asksForTerms, ENQUIRY_CATEGORIES, OPT_IN_WORDING, type EnquiryValues } from './enquiryValues';

export interface EnquiryFieldsProps {
  subject: EnquirySubject;
  formik: FormikProps<EnquiryValues>;
}

/** How a lead field is typed; the words of `autoComplete` are what browsers know it by. */
const LEAD_INPUTS = {
  name: { type: 'text', autoComplete: 'given-name', maxLength: 100 },
  last_name: { type: 'text', autoComplete: 'family-name', maxLength: 100 },
  postcode: { type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

/** The fields of an enquiry, drawn from the form's state. */
export function EnquiryFields({ subject, formik }: EnquiryFieldsProps) {
  const { site, paths } = usePlatform();
  const { switches } = site;
  const { values, errors, touched, getFieldProps, handleChange } = formik;
  const isGeneral = isGeneralEnquiry(subject);
  const asksForLocation = isGeneral && presetLocation(subject) === null;
  const errorOf = (field: keyof EnquiryValues) => touched[field] && errors[field];

  return (
    <>
      <div className={styles.fields}>
        {isGeneral && (
          <div className={asksForLocation ? undefined : styles.wide}>
            <Field label="Category" error={errorOf('category')}>
              {(control) => <Select {...control} {...getFieldProps('category')} options={optionsOf(ENQUIRY_CATEGORIES)} required />}
            </Field>
          </div>
        )}
        {asksForLocation && (
          // The selector is another remote's: its select tells of changes as any control in a form does.
          <div onChange={handleChange}>
            <Slot name="location-selector" field="location" />
          </div>
        )}
        {LEAD_FORM_FIELDS.map(({ name, label }) => (
          <Field key={name} label={label} error={errorOf(name)}>
            {(control) => <TextInput {...control} {...LEAD_INPUTS[name]} {...getFieldProps(name)} required />}
          </Field>
        ))}
        {isGeneral && (
          <RadioGroup
            legend="Preferred contact method"
            name="PreferredContactMethod"
            presentation="segments"
            options={optionsOf(CONTACT_METHODS)}
            value={values.PreferredContactMethod}
            onChange={(method) => void formik.setFieldValue('PreferredContactMethod', method)}
          />
        )}
        <div className={styles.wide}>
          <Field label="Comments" error={errorOf('message')} isOptional={!switches.messageRequired}>
            {(control) => <TextArea {...control} {...getFieldProps('message')} maxLength={2000} required={switches.messageRequired} />}
          </Field>
        </div>
      </div>
      {!switches.optInHidden && <Checkbox {...getFieldProps({ name: 'opt_in', type: 'checkbox' })} value="true" label={OPT_IN_WORDING} />}
      {asksForTerms(switches) && (
        <>
          <Checkbox
            {...getFieldProps({ name: 'terms_agreed', type: 'checkbox' })}
            value="true"
            required
            error={errorOf('terms_agreed')}
            label={
              <>
                I agree to the <Link to={paths.terms()}>terms of use</Link>.
              </>
            }
          />
          <Disclosure summary="About these terms">
            <p>
              Sending an enquiry creates no duty to buy. Prices and availability may change until you sign a contract. {site.name} handles your
              details as its privacy policy says.
            </p>
          </Disclosure>
        </>
      )}
      <VisuallyHidden>
        <span aria-hidden="true">
          <label>
            Website
            <input {...getFieldProps(HONEYPOT_FIELD)} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </span>
      </VisuallyHidden>
    </>
  );
}
