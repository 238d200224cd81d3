import { useNavigate } from 'react-router-dom';
import {
  enquiryRecorded,
  enquirySucceeded,
  useAppDispatch,
  usePlatform,
  type Car,
  type LeadPayload,
  type LeadReceipt,
} from '@forecourt/shared-contracts';
import type { LeadFormDefinition } from '../definition/leadForm';
import { lastEnquiry } from '../lead/lastEnquiry';
import { leadEvent } from '../lead/leadEvent';
import { sendFollowUp } from '../lead/sendFollowUp';

/**
 * Returns the handler of an accepted lead: fires the form's event and sends the follow-up, once, and navigates to the success page. Where none
 * is deployed it calls `onSent`.
 */
export function useLeadSuccess(form: LeadFormDefinition, car: Car | undefined, onSent: () => void) {
  const { api, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return (receipt: LeadReceipt, payload: LeadPayload, isRepeat: boolean) => {
    if (!isRepeat) {
      track(leadEvent(form, car, payload.category));
      void sendFollowUp(api, receipt.lead_id, payload);
    }
    const last = lastEnquiry(to, car, receipt, payload, new Date());
    dispatch(receipt.show_success_page ? enquirySucceeded(last) : enquiryRecorded(last));
    const success = to.ifDeployed('forms.success');
    if (success === null) onSent();
    else void navigate(success);
  };
}
