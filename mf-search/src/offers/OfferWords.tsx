import { VisuallyHidden } from '@forecourt/shared-ui';
import { contentText, SafeHtml } from '@forecourt/shared-ui/safe-html';
import { useState } from 'react';
import styles from './OfferWords.module.css';
import { truncateOffer } from './truncateOffer';

const CONTROLS = {
  description: { more: 'View more', less: 'View less' },
  disclaimer: { more: 'View full disclaimer', less: 'View less disclaimer' },
} as const;

/** Rates and their comparison rates never wait behind a click. */
const NAMES_A_RATE = /comparison rate|%\s*p\.?\s*a/i;

interface OfferWordsProps {
  kind: keyof typeof CONTROLS;
  /** Simple HTML that the back end cleaned. */
  html: string;
  /** Name of the offer, for the accessible name of the control. */
  about: string;
}

/** A text of an offer: whole when short, else its beginning with a control for the rest. */
export function OfferWords({ kind, html, about }: OfferWordsProps) {
  const text = contentText(html);
  const { text: start, isCut } = truncateOffer(text, kind);
  const [isOpen, setOpen] = useState(!isCut || NAMES_A_RATE.test(text));
  if (text === '') return null;

  return (
    <div className={styles.words} data-kind={kind}>
      {isOpen ? <SafeHtml html={html} /> : <p>{start.trimEnd()}…</p>}
      {isCut && (
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {CONTROLS[kind][isOpen ? 'less' : 'more']}
          <VisuallyHidden> of {about}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
