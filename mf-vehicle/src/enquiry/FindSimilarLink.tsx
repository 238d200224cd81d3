import { useSwitches } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';
import { ENQUIRY_ID, openEnquiry } from './openEnquiry';

/** Opens the form of a car that is gone as a dialog where the tenant wants a modal, else leads to the form's place in the page. */
export function FindSimilarLink() {
  const isModal = useSwitches().findSimilarPresentation === 'modal';
  return (
    <LinkButton
      to={`#${ENQUIRY_ID}`}
      variant="primary"
      aria-haspopup={isModal ? 'dialog' : undefined}
      onClick={isModal ? openEnquiry : undefined}
    >
      Find Me Something Similar
    </LinkButton>
  );
}
