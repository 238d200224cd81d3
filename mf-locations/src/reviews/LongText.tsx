import { Button } from '@forecourt/shared-ui';
import { useState } from 'react';
import styles from './Reviews.module.css';

/** Characters that fit into the lines that a card displays at first. */
const MAX_CHARACTERS = 220;

interface LongTextProps {
  text: string;
  /** Whose text it is, in the name of the button. */
  of: string;
}

/** A text of which a long one is cut to some lines until its button is clicked; search engines and screen readers have it whole. */
export function LongText({ text, of }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MAX_CHARACTERS;
  return (
    <div>
      <p className={styles.text} data-cut={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button
          variant="quiet"
          size="s"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Read less' : 'Read more'} of ${of}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
