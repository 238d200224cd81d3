import type { FormikProps } from 'formik';
import { Link } from 'react-router-dom';
import { CONTACT_METHODS, Slot, usePlatform } from '@forecourt/shared-contracts';
import { Checkbox, Disclosure, Field, RadioGroup, Select, TextArea, TextInput, VisuallyHidden } from '@forecourt/shared-ui';
import styles from './EnquiryForm.module.css';
import { isGeneralEnquiry, presetLocation, type EnquirySubject } from '../lead/enquiryPreset';
import { ENQUIRY_CATEGORIES, OPT_IN_WORDING, requiresTerms, type EnquiryValues } from '../lead/enquiryValues';
import { HONEYPOT_FIELD, LEAD_FIELDS } from '../lead/leadFields';

export interface EnquiryFieldsProps {
  subject: EnquirySubject;
  formik: FormikProps<EnquiryValues>;
}

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** The fields of an enquiry, rendered from Formik's state. */
export function EnquiryFields({ subject, formik }: EnquiryFieldsProps) {
  const { site, to } = usePlatform();
  const { switches } = site;
  const { values, errors, touched, getFieldProps, handleChange } = formik;
  const isGeneral = isGeneralEnquiry(subject);
  const hasLocationSelect = isGeneral && presetLocation(subject) === null;
  const errorOf = (field: keyof EnquiryValues) => touched[field] && errors[field];

  return (
    <>
      <div className={styles.fields}>
        {isGeneral && (
          <div className={hasLocationSelect ? undefined : styles.wide}>
            <Field label="Category" error={errorOf('category')}>
              {(control) => <Select {...control} {...getFieldProps('category')} options={optionsOf(ENQUIRY_CATEGORIES)} required />}
            </Field>
          </div>
        )}
        {hasLocationSelect && (
          // Another remote renders the selector: the change event of its native select bubbles up to here.
          <div onChange={handleChange}>
            <Slot name="location-selector" field="location" />
          </div>
        )}
        {LEAD_FIELDS.map(({ name, label, input }) => (
          <Field key={name} label={label} error={errorOf(name)}>
            {(control) => <TextInput {...control} {...input} {...getFieldProps(name)} required />}
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
      {requiresTerms(switches) && (
        <>
          <Checkbox
            {...getFieldProps({ name: 'terms_agreed', type: 'checkbox' })}
            value="true"
            required
            error={errorOf('terms_agreed')}
            label={
              <>
                I agree to the <Link to={to('navigation.terms')}>terms of use</Link>.
              </>
            }
          />
          <Disclosure summary="About these terms">
            <p>
              Sending an enquiry creates no duty to buy. Prices and availability may change until you sign a contract. {site.name} handles
              your details as its privacy policy says.
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
