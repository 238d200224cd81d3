import { useState } from 'react';
import { useStore } from 'react-redux';
import {
  alertAcknowledged,
  FAILURES,
  reportFailure,
  selectAlert,
  usePlatform,
  type LeadPayload,
  type PlatformState,
} from '@forecourt/shared-contracts';
import type { FormValues } from '../definition/formValues';
import { requestOf, type PendingRequest } from '../journey/journeyState';
import { NotStored, requestFailure } from '../journey/requestFailure';
import type { JourneyRequests } from '../journey/useJourney';
import type { LeadBody, LeadJourneyValues } from './leadJourney';
import { selectSignedInNumber, withoutNumber } from '../profile/signedInNumber';
import { sendLead } from '../lead/sendLead';
import { sendOnce, type AcceptedLead } from '../lead/sentLeads';

interface SubmissionFailure {
  message: string;
  /** No response was received: the form is submitted again when the browser is online. */
  isUnreachable: boolean;
}

interface LeadSubmissionOptions {
  journey: JourneyRequests<LeadJourneyValues, LeadBody>;
  /** Nothing follows after the form. */
  isCompleted: boolean;
  createPayload(values: FormValues): LeadPayload;
  onAccepted(accepted: AcceptedLead, lead: LeadBody): void;
}

const isEqual = (one: FormValues, other: FormValues) =>
  Object.keys(one).every((field) => String(one[field as keyof FormValues]) === String(other[field as keyof FormValues]));

/** Sends the values of a form as a lead, idempotently, and holds the failure of the last attempt. */
export function useLeadSubmission({ journey, isCompleted, createPayload, onAccepted }: LeadSubmissionOptions) {
  const { api, storage } = usePlatform();
  const store = useStore<PlatformState>();
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);

  /** The alert of the last attempt is outdated when a new one starts. */
  const closeOutdatedAlert = () => {
    if (selectAlert(store.getState()) === FAILURES.formNotSent.text) store.dispatch(alertAcknowledged());
  };

  const deliver = ({ key, body: { payload } }: PendingRequest<LeadBody>) => sendOnce(storage, payload, () => sendLead(api, key, payload));

  const send = async (values: FormValues, setFieldErrors: (errors: Readonly<Record<string, string>>) => void): Promise<void> => {
    const request = requestOf(
      journey.store.read(),
      // An earlier release may have left a first step, which is no whole lead.
      (body) => isEqual(values, body.values) && body.payload.form_completed === isCompleted,
      () => ({ payload: createPayload(values), values }),
    );
    journey.change({ entered: withoutNumber(values, selectSignedInNumber(store.getState())) });
    setFailure(null);
    closeOutdatedAlert();
    let accepted: AcceptedLead;
    try {
      accepted = await journey.send(request, deliver);
    } catch (error) {
      if (error instanceof NotStored) {
        setFailure({ message: error.message, isUnreachable: false });
        return;
      }
      const { status, fields, isUnreachable } = requestFailure(error);
      const isLeadGone = request.body.payload.lead_id !== null && (status === 404 || status === 409);
      if (isLeadGone) {
        // Nothing is lost: everything that was entered is sent as a lead of its own.
        journey.change({ stored: null });
        await send(values, setFieldErrors);
        return;
      }
      setFieldErrors(Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(values, field))));
      setFailure({ message: reportFailure(store.dispatch, 'formNotSent', error), isUnreachable });
      return;
    }
    onAccepted(accepted, request.body);
  };

  return { failure, send };
}
