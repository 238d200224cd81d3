import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '@forecourt/shared-ui';
import { ENQUIRY_ID, openEnquiry } from './openEnquiry';

interface EnquiryLinkProps {
  variant: 'primary' | 'secondary' | 'quiet';
  /** In place of the form. */
  onClick?: ((event: MouseEvent) => void) | null;
  children: ReactNode;
}

/** Opens the enquiry form as a dialog; before hydration it is a link to the form's anchor. */
export function EnquiryLink({ variant, onClick, children }: EnquiryLinkProps) {
  return (
    <LinkButton to={`#${ENQUIRY_ID}`} variant={variant} onClick={onClick ?? openEnquiry}>
      {children}
    </LinkButton>
  );
}
