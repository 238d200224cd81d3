import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform, type LeadReceipt } from '@forecourt/shared-contracts';
import { useCustomerProfile } from '../profile/useCustomerProfile';
import { formFields } from '../definition/formFields';
import { tidyValues } from '../definition/formSchema';
import type { FormValues } from '../definition/formValues';
import { initialValues } from '../definition/initialValues';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';
import { locationOf } from '../fields/locationControl';
import { useJourneyRequests } from '../journey/useJourney';
import { leadPayload } from '../lead/leadPayload';
import { useRetryWhenOnline } from './useRetryWhenOnline';
import { useLeadSubmission } from './useLeadSubmission';
import { useLeadSuccess } from './useLeadSuccess';
import { leadJourney } from './leadJourney';
import { useAutosave } from './useAutosave';
import { useFillTime } from './useFillTime';
import { usePrefill } from './usePrefill';
import { useUnknownPostcodes } from './useUnknownPostcodes';
import { useValidation } from './useValidation';

export interface LeadFormOptions {
  form: LeadFormDefinition;
  subject: FormSubject;
  /** Name of the slot that holds the form; a page has none. */
  slot: string | null;
  /** More follows after the form. */
  onContinue?(receipt: LeadReceipt): void;
}

/** State of one lead form: entered values, errors, draft and submission. */
export function useLeadForm({ form, subject, slot, onContinue }: LeadFormOptions) {
  const { site, storage, to } = usePlatform();
  const { pathname, search } = useLocation();
  const url = `${site.url}${pathname}${search}`;
  const pageId = [to.routeAt(pathname), slot].filter(Boolean).join('#') || null;
  const element = useRef<HTMLFormElement>(null);
  const isSubmittingRef = useRef(false);
  const [fields] = useState(() => formFields(form, subject, site));
  const [initial] = useState(() => initialValues(form, subject, site));
  const [definition] = useState(() => leadJourney(form, subject));
  const journey = useJourneyRequests(definition);
  const { store } = journey;
  const isLast = !onContinue;
  const profile = useCustomerProfile();
  const readFillTime = useFillTime();
  const unknownPostcodes = useUnknownPostcodes();
  const validate = useValidation(element, fields, unknownPostcodes.has);
  const [isSent, setSent] = useState(false);
  const handleSuccess = useLeadSuccess(form, subject.car, () => setSent(true));

  const { failure, send } = useLeadSubmission({
    journey,
    isCompleted: isLast,
    createPayload: (values) =>
      leadPayload({ form, subject, fields }, values, {
        site,
        storage,
        url,
        pageId,
        userAgent: navigator.userAgent,
        location: locationOf(element.current),
        fillSeconds: readFillTime(),
        leadId: store.read().values.stored?.leadId ?? null,
        isCompleted: isLast,
      }),
    onAccepted: ({ receipt, isRepeat }, lead) => {
      // The values of its own fields: the number of the session, in a form without a phone, is nothing that was entered.
      profile.save({ ...profile.read(), ...Object.fromEntries(fields.map(({ name }) => [name, lead.values[name]])) });
      if (isLast) {
        store.clear();
        handleSuccess(receipt, lead.payload, isRepeat);
        return;
      }
      journey.change({ stored: { leadId: receipt.lead_id } });
      onContinue(receipt);
    },
  });

  const formik = useFormik({
    initialValues: initial,
    validate,
    onSubmit: (values, { setErrors }) => send({ ...tidyValues(values, fields), location: locationOf(element.current) ?? '' }, setErrors),
  });
  const { values, setValues, submitForm, isSubmitting, submitCount } = formik;

  const signedInNumber = usePrefill({ form: element, initial, profile, store, setValues, isChecked: submitCount > 0 });
  useAutosave(formik, store, signedInNumber);
  useRetryWhenOnline({ isWaiting: failure?.isUnreachable === true && !isSubmitting, isSubmitting }, submitForm);

  return {
    formik,
    element,
    isLast,
    fields,
    url,
    pageId,
    failure,
    /** The lead is accepted, and no page says so. */
    isSent,
    /** Looks up the postcode when its field is left, and displays the error of an unknown one. */
    checkPostcode: async (postcode: string) => {
      if (await unknownPostcodes.check(postcode)) await formik.validateForm();
    },
    /** Submits the form; ignored while a submit is in progress, also between two clicks of one frame. */
    submit: async () => {
      if (isSubmittingRef.current) return;
      isSubmittingRef.current = true;
      await submitForm().finally(() => {
        isSubmittingRef.current = false;
      });
    },
    /** Deletes what this device has stored about the visitor, and clears the fields that were prefilled with it. */
    forget: () => {
      const prefilled = Object.entries(profile.read()).filter(([field, text]) => values[field as keyof FormValues] === text);
      store.clear();
      profile.clear();
      void setValues({ ...values, ...Object.fromEntries(prefilled.map(([field]) => [field, ''])) }, false);
    },
  };
}
