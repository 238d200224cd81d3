import { Slot, type Car } from '@forecourt/shared-contracts';
import { Icon, isUnmodifiedClick, LinkButton, type ButtonVariant, type IconName } from '@forecourt/shared-ui';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import styles from './CardDialog.module.css';

type Subject = 'enquiry' | 'test-drive' | 'find-similar';

interface CardDialogProps {
  car: Car;
  /** Heading of the card, for the button's accessible name. */
  heading: string;
  subject: Subject;
  variant: ButtonVariant;
  icon?: IconName;
  /** Where the button leads before any script runs, and in a new tab. */
  to: string;
  children: string;
}

/**
 * A button of a card that opens a form about its car; without script it links to the form on the car's page. It
 * is always a link: replacing it with a button after hydration would render every card again.
 */
export function CardDialog({ car, heading, subject, variant, icon, to, children }: CardDialogProps) {
  const [isOpen, setOpen] = useState(false);

  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <LinkButton
        to={to}
        variant={variant}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button could not lead anywhere before script runs
        role="button"
        aria-haspopup="dialog"
        aria-label={`${children} ${heading}`}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {icon && <Icon name={icon} />}
        {children}
      </LinkButton>
      {isOpen && (
        <div className={styles.dialog}>
          <SubjectSlot subject={subject} car={car} onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

/** The form of a subject. */
function SubjectSlot({ subject, car, onClose }: { subject: Subject; car: Car; onClose: () => void }) {
  if (subject === 'enquiry') return <Slot name="enquiry-form" car={car} onClose={onClose} retry />;
  if (subject === 'test-drive') return <Slot name="test-drive-dialog" car={car} onClose={onClose} retry />;
  return <Slot name="find-similar" car={car} onClose={onClose} retry />;
}
