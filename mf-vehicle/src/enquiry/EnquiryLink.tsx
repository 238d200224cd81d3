import type { ReactNode } from 'react';
import { LinkButton } from '@forecourt/shared-ui';
import { ENQUIRY_ID, openEnquiry } from './openEnquiry';

interface EnquiryLinkProps {
  variant: 'primary' | 'secondary';
  children: ReactNode;
}

/** Opens the enquiry form as a dialog; before hydration it is a link to the form's anchor. */
export function EnquiryLink({ variant, children }: EnquiryLinkProps) {
  return (
    <LinkButton to={`#${ENQUIRY_ID}`} variant={variant} onClick={openEnquiry}>
      {children}
    </LinkButton>
  );
}
