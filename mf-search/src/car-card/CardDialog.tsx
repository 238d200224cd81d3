import { Slot, type Car } from '@forecourt/shared-contracts';
import { Button, LinkButton, VisuallyHidden, type ButtonVariant } from '@forecourt/shared-ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './CardDialog.module.css';

type Subject = 'enquiry' | 'test-drive' | 'find-similar';

interface CardDialogProps {
  car: Car;
  /** Heading of the card, for those who hear the button out of its place. */
  heading: string;
  subject: Subject;
  variant: ButtonVariant;
  /** Where the button leads before any script runs. */
  to: string;
  children: ReactNode;
}

const never = () => () => undefined;

/** A button of a card that opens a form about its car; without script it is a link to the form on the car's page (SE-059). */
export function CardDialog({ car, heading, subject, variant, to, children }: CardDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useSyncExternalStore(never, () => true, () => false);
  const label = (
    <>
      {children} <VisuallyHidden>{heading}</VisuallyHidden>
    </>
  );
  if (!isHydrated) {
    return (
      <LinkButton to={to} variant={variant}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <div className={styles.place}>
          <SubjectSlot subject={subject} car={car} onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

/** The form of a subject. Where no module offers a special one, the enquiry form asks the same. */
function SubjectSlot({ subject, car, onClose }: { subject: Subject; car: Car; onClose: () => void }) {
  const enquiry = (category?: string) => <Slot name="enquiry-form" car={car} category={category} onClose={onClose} />;
  if (subject === 'enquiry') return enquiry();
  if (subject === 'test-drive') return <Slot name="test-drive-dialog" car={car} onClose={onClose} fallback={enquiry('Test Drive')} />;
  return <Slot name="find-similar" car={car} onClose={onClose} fallback={enquiry('Find Similar')} />;
}
