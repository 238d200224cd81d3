import { useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import {
  alertAcknowledged,
  FAILURES,
  reportFailure,
  selectAlert,
  usePlatform,
  type LeadPayload,
  type LeadReceipt,
  type PlatformState,
} from '@forecourt/shared-contracts';
import type { FormDraft } from '../draft/formDraft';
import type { FormValues } from '../definition/formValues';
import { leadOf, type PendingLead } from '../lead/pendingLead';
import { sendLead } from './sendLead';
import { sendOnce } from './sentLeads';

export interface SubmissionFailure {
  message: string;
  /** No response was received: the form is submitted again when the browser is online. */
  isUnreachable: boolean;
}

export interface LeadSubmissionOptions {
  draft: FormDraft;
  /** The lead without a response, shared with the draft. */
  pendingLeadRef: RefObject<PendingLead | null>;
  createPayload(values: FormValues): LeadPayload;
  /** `isRepeat`: an equal lead was accepted before. */
  onAccepted(receipt: LeadReceipt, lead: PendingLead, isRepeat: boolean): void;
}

/** Sends the values of a form as a lead, idempotently, and holds the failure of the last attempt. */
export function useLeadSubmission({ draft, pendingLeadRef, createPayload, onAccepted }: LeadSubmissionOptions) {
  const { api, storage } = usePlatform();
  const store = useStore<PlatformState>();
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);

  /** The alert of the last attempt is outdated when a new one starts. */
  const closeOutdatedAlert = () => {
    if (selectAlert(store.getState()) === FAILURES.formNotSent.text) store.dispatch(alertAcknowledged());
  };

  const send = async (values: FormValues, setFieldErrors: (errors: Readonly<Record<string, string>>) => void): Promise<void> => {
    const lead = leadOf(values, pendingLeadRef.current, createPayload);
    pendingLeadRef.current = lead;
    draft.write({ values, pendingLead: lead });
    setFailure(null);
    closeOutdatedAlert();

    const outcome = await sendOnce(storage, lead.payload, () => sendLead(api, lead));
    if (outcome.kind === 'failed') {
      if (outcome.isFinal) pendingLeadRef.current = null;
      if (outcome.isUnknownLead) {
        // Nothing is lost: everything that was entered is sent as a lead of its own.
        draft.write({ stored: null });
        await send(values, setFieldErrors);
        return;
      }
      setFieldErrors(Object.fromEntries(Object.entries(outcome.fields).filter(([field]) => Object.hasOwn(values, field))));
      setFailure({ message: reportFailure(store.dispatch, 'formNotSent', outcome.error), isUnreachable: outcome.isUnreachable });
      return;
    }
    pendingLeadRef.current = null;
    if (outcome.kind === 'rejected') setFailure({ message: outcome.message, isUnreachable: false });
    else onAccepted(outcome.receipt, lead, outcome.isRepeat);
  };

  return { failure, send };
}
