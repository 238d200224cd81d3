import { makeModelPath, useLinks, type Car } from '@forecourt/shared-contracts';
import { isUnmodifiedClick, LinkButton } from '@forecourt/shared-ui';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CardForm } from './CardForm';
import styles from './FindSimilarButton.module.css';

interface FindSimilarButtonProps {
  car: Car;
  /** Heading of the card, for the button's accessible name. */
  heading: string;
}

/**
 * Opens the form for a car like one that is sold; without script, and in a new tab, it leads to the cars of its model. It is always a link:
 * replacing it with a button after hydration would render every card again.
 */
export function FindSimilarButton({ car, heading }: FindSimilarButtonProps) {
  const to = useLinks();
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
    <div className={styles.similar}>
      <LinkButton
        to={makeModelPath(to, car.make, car.model)}
        variant="secondary"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button could not lead anywhere before script runs
        role="button"
        aria-haspopup="dialog"
        aria-label={`Find Me Something Similar ${heading}`}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        Find Me Something Similar
      </LinkButton>
      {isOpen && <CardForm name="find-similar" car={car} onClose={() => setOpen(false)} />}
    </div>
  );
}
