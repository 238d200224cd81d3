import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from '@forecourt/shared-contracts';
import { useCustomerProfile } from '../customer-profile/useCustomerProfile';
import { enquiryDraft } from '../draft/enquiryDraft';
import { useAutosave } from '../draft/useAutosave';
import { usePrefill } from '../draft/usePrefill';
import type { PendingLead } from '../lead/pendingLead';
import { useRetryWhenOnline } from '../submission/useRetryWhenOnline';
import { useLeadSubmission } from '../submission/useLeadSubmission';
import { useEnquirySuccess } from '../success/useEnquirySuccess';
import { initialValues, type EnquirySubject } from '../lead/enquiryPreset';
import type { EnquiryValues } from '../lead/enquiryValues';
import { leadPayload } from '../lead/leadPayload';
import { locationOf } from './locationControl';
import { useFillTime } from './useFillTime';
import { useValidation } from './useValidation';

/** State of one enquiry form: entered values, errors, draft and submission. */
export function useEnquiry(subject: EnquirySubject) {
  const { site, storage } = usePlatform();
  const { pathname, search } = useLocation();
  const url = `${site.url}${pathname}${search}`;
  const form = useRef<HTMLFormElement>(null);
  const pendingLeadRef = useRef<PendingLead | null>(null);
  const [initial] = useState(() => initialValues(subject, site.switches));
  const [draft] = useState(() => enquiryDraft(storage, subject));
  const profile = useCustomerProfile();
  const readFillTime = useFillTime();
  const validate = useValidation(form);
  const handleSuccess = useEnquirySuccess(subject);

  const { failure, send } = useLeadSubmission({
    draft,
    pendingLeadRef,
    createPayload: (values) =>
      leadPayload(subject, values, {
        site,
        storage,
        url,
        userAgent: navigator.userAgent,
        location: locationOf(form.current),
        fillSeconds: readFillTime(),
      }),
    onAccepted: (receipt, lead) => {
      draft.clear();
      profile.save(lead.values);
      handleSuccess(receipt, lead.payload);
    },
  });

  const formik = useFormik({
    initialValues: initial,
    validate,
    onSubmit: (values, { setErrors }) => send({ ...values, location: locationOf(form.current) ?? '' }, setErrors),
  });
  const { values, setValues, submitForm, isSubmitting } = formik;

  usePrefill({ form, initial, profile, draft, pendingLeadRef, setValues });
  useAutosave({ formik, draft, pendingLeadRef });
  useRetryWhenOnline(failure?.isUnreachable === true && !isSubmitting, submitForm);

  return {
    formik,
    form,
    url,
    failure,
    /** Submits the form; ignored while a submit is in progress. */
    submit: () => {
      if (!isSubmitting) void submitForm();
    },
    /** Deletes what this device has stored about the visitor, and clears the fields that were prefilled with it. */
    forget: () => {
      const prefilled = Object.entries(profile.read()).filter(([field, text]) => values[field as keyof EnquiryValues] === text);
      pendingLeadRef.current = null;
      draft.clear();
      profile.clear();
      void setValues({ ...values, ...Object.fromEntries(prefilled.map(([field]) => [field, ''])) }, false);
    },
  };
}
