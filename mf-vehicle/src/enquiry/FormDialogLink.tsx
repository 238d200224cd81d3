import { isUnmodifiedClick, LinkButton } from '@forecourt/shared-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ENQUIRY_ID } from './openEnquiry';

interface FormDialogLinkProps {
  variant: 'secondary' | 'quiet';
  /** Renders the dialog with the form. */
  form(onClose: () => void): ReactNode;
  children: string;
}

/** Opens a form about the car as a dialog; before hydration it is a link to the page's enquiry form. */
export function FormDialogLink({ variant, form, children }: FormDialogLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <LinkButton to={`#${ENQUIRY_ID}`} variant={variant} aria-haspopup="dialog" onClick={handleClick}>
        {children}
      </LinkButton>
      {isOpen && form(() => setOpen(false))}
    </>
  );
}
