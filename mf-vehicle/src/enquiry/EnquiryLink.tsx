import type { ReactNode } from 'react';
import { LinkButton } from '@forecourt/shared-ui';
import { ENQUIRY_ID, openEnquiry } from './openEnquiry';

interface EnquiryLinkProps {
  variant: 'primary' | 'secondary';
  children: ReactNode;
}

/** Leads to the enquiry form: as a dialog, or by its anchor while the page's code is not there. */
export function EnquiryLink({ variant, children }: EnquiryLinkProps) {
  return (
    <LinkButton to={`#${ENQUIRY_ID}`} variant={variant} onClick={openEnquiry}>
      {children}
    </LinkButton>
  );
}
