import { useNavigate } from 'react-router-dom';
import {
  enquirySucceeded,
  lastEnquiryRestored,
  useAppDispatch,
  usePlatform,
  type LeadPayload,
  type LeadReceipt,
} from '@forecourt/shared-contracts';
import { enquiryEvent } from '../lead/enquiryEvent';
import type { EnquirySubject } from '../lead/enquiryPreset';
import { lastEnquiry } from '../lead/lastEnquiry';
import { sendFollowUp } from '../submission/sendFollowUp';

/** Returns the handler of an accepted lead: fires the form's event, sends the follow-up and navigates to the success page. */
export function useEnquirySuccess(subject: EnquirySubject) {
  const { api, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return (receipt: LeadReceipt, payload: LeadPayload) => {
    track(enquiryEvent(subject));
    void sendFollowUp(api, receipt.lead_id, payload);
    const last = lastEnquiry(subject, payload.category);
    dispatch(receipt.show_success_page ? enquirySucceeded(last) : lastEnquiryRestored(last));
    void navigate(to('forms.success'));
  };
}
