import { useFormik, yupToFormErrors, type FormikErrors } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  alertAcknowledged,
  customerProfileCleared,
  customerProfileSaved,
  enquirySucceeded,
  FAILURES,
  lastEnquiryRestored,
  selectAlert,
  selectCustomerProfile,
  reportFailure,
  useAppDispatch,
  usePlatform,
  type PlatformState,
} from '@forecourt/shared-contracts';
import { enquiryDraft, isSameSubmit, type UnansweredLead } from '../draft/enquiryDraft';
import { sendFollowUp } from '../submission/sendFollowUp';
import { sendLead } from '../submission/sendLead';
import { enquiryEvent } from './enquiryEvent';
import { initialValues, type EnquirySubject } from './enquiryPreset';
import { enquirySchema, enquiryTextIn, type EnquiryValues } from './enquiryValues';
import { lastEnquiry } from './lastEnquiry';
import { leadPayload } from './leadPayload';

/** FO-021. */
const NO_LOCATION = 'Please select an option.';

export interface SubmissionFailure {
  message: string;
  /** No answer came: the submit is tried again when the browser is online. */
  isUnreachable: boolean;
}

/** Value of the location control inside the form, which another remote may have drawn; null where there is none. */
function locationIn(form: HTMLFormElement | null): string | null {
  const control = form?.elements.namedItem('location');
  return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control.value : null;
}

/** The state of one enquiry form: what is entered, what is wrong with it, and its way to the dealer. */
export function useEnquiry(subject: EnquirySubject) {
  const { site, paths, api, storage, track } = usePlatform();
  const { pathname, search } = useLocation();
  const store = useStore<PlatformState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const unanswered = useRef<UnansweredLead | null>(null);
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);
  const [schema] = useState(() => enquirySchema(site.switches));
  const [initial] = useState(() => initialValues(subject, site.switches));
  const [draft] = useState(() => enquiryDraft(storage, subject));
  const url = `${site.url}${pathname}${search}`;

  const validate = (values: EnquiryValues): FormikErrors<EnquiryValues> => {
    const isLocationMissing = locationIn(form.current) === '';
    try {
      schema.validateSync(values, { abortEarly: false });
      return isLocationMissing ? { location: NO_LOCATION } : {};
    } catch (error) {
      return { ...yupToFormErrors<EnquiryValues>(error), ...(isLocationMissing && { location: NO_LOCATION }) };
    }
  };

  /** The same values are the same submit: same key and same payload, whatever became of the first try. */
  const leadOf = (values: EnquiryValues): UnansweredLead => {
    const earlier = unanswered.current;
    if (earlier && isSameSubmit(values, earlier.values)) return earlier;
    const fillSeconds = Math.round((performance.now() - shownAt.current) / 100) / 10;
    const location = locationIn(form.current);
    const payload = leadPayload(subject, values, { site, storage, url, userAgent: navigator.userAgent, location, fillSeconds });
    return { key: crypto.randomUUID(), payload, values };
  };

  /** A new try makes an alert about the last one untrue. */
  const withdrawAlert = () => {
    if (selectAlert(store.getState()) === FAILURES.formNotSent.text) dispatch(alertAcknowledged());
  };

  const send = async (entered: EnquiryValues) => {
    const values = { ...entered, location: locationIn(form.current) ?? '' };
    const lead = leadOf(values);
    unanswered.current = lead;
    draft.write({ values, unanswered: lead });
    setFailure(null);
    withdrawAlert();

    const outcome = await sendLead(api, lead);
    if (outcome.kind === 'failed') {
      if (outcome.isFinal) unanswered.current = null;
      const known = Object.entries(outcome.fields).filter(([field]) => Object.hasOwn(values, field));
      formik.setErrors(Object.fromEntries(known));
      setFailure({ message: reportFailure(dispatch, 'formNotSent', outcome.error), isUnreachable: outcome.isUnreachable });
      return;
    }
    unanswered.current = null;
    if (outcome.kind === 'refused') {
      setFailure({ message: outcome.message, isUnreachable: false });
      return;
    }
    draft.clear();
    dispatch(customerProfileSaved(values));
    track(enquiryEvent(subject));
    void sendFollowUp(api, outcome.receipt.lead_id, lead.payload);
    const last = lastEnquiry(subject, lead.payload.category);
    dispatch(outcome.receipt.show_success_page ? enquirySucceeded(last) : lastEnquiryRestored(last));
    navigate(paths.success());
  };

  const formik = useFormik({ initialValues: initial, validate, onSubmit: send });
  const { values, dirty, setValues, submitForm, isSubmitting } = formik;

  useEffect(() => {
    shownAt.current = performance.now();
    const kept = draft.read();
    unanswered.current = kept.unanswered;
    const typed = form.current ? enquiryTextIn(form.current, initial) : {};
    void setValues({ ...initial, ...selectCustomerProfile(store.getState()), ...kept.values, ...typed }, false);
  }, [draft, initial, setValues, store]);

  useEffect(() => {
    if (dirty) draft.write({ values, unanswered: unanswered.current });
  }, [dirty, draft, values]);

  const isWaitingForNetwork = failure?.isUnreachable === true && !isSubmitting;
  useEffect(() => {
    if (!isWaitingForNetwork) return undefined;
    const handleOnline = () => void submitForm();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaitingForNetwork, submitForm]);

  return {
    formik,
    form,
    url,
    failure,
    /** A second submit while the first one runs is ignored. */
    submit: () => {
      if (!isSubmitting) void submitForm();
    },
    /** Clears what this device knows of the visitor, here and in the fields that it filled. */
    forget: () => {
      const known = Object.entries(selectCustomerProfile(store.getState()));
      const filled = known.filter(([field, text]) => values[field as keyof EnquiryValues] === text);
      unanswered.current = null;
      draft.clear();
      dispatch(customerProfileCleared());
      void setValues({ ...values, ...Object.fromEntries(filled.map(([field]) => [field, ''])) }, false);
    },
  };
}
