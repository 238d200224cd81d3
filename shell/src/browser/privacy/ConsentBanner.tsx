import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button, Checkbox, IconButton } from '@forecourt/shared-ui';
import { ACCEPTED, REFUSED, type Consent } from './consent';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  /** What was chosen before; null where nothing was. */
  chosen: Consent | null;
  recipients: readonly string[];
  /** Address of the privacy policy; null where the site has none. */
  policy: string | null;
  /** The heading takes the focus, again for each other object; null: it stays where it is. */
  focusFor: object | null;
  onChoose(consent: Consent): void;
  /** Leaves everything as it was chosen. */
  onClose(): void;
}

const list = new Intl.ListFormat('en-AU');

/** The visitor accepts, refuses or chooses, each by one of three buttons that look alike; the page can be used beside it. */
export function ConsentBanner({ chosen, recipients, policy, focusFor, onChoose, onClose }: ConsentBannerProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setIsChoosing] = useState(chosen !== null);
  const [consent, setConsent] = useState(chosen ?? REFUSED);

  useEffect(() => {
    if (focusFor === null) return;
    const opener = document.activeElement;
    heading.current?.focus();
    // Whoever closes it is back where it was opened.
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [focusFor]);

  const canClose = chosen !== null;
  const handleEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    if (!canClose) return;
    document.addEventListener('keydown', handleEscape);
    return () => document.removeEventListener('keydown', handleEscape);
  }, [canClose]);

  const box = (name: keyof Consent) => ({
    checked: consent[name],
    onChange: () => setConsent((before) => ({ ...before, [name]: !before[name] })),
  });

  return (
    <section className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            Your privacy choices
          </h2>
          {canClose && <IconButton icon="close" label="Close the privacy choices" onClick={onClose} />}
        </div>
        <p className={styles.text}>
          If you allow it, we count how this site is used and what comes of our advertisements, with cookies of {list.format(recipients)}.
          The site works the same without. {policy !== null && <a href={policy}>Privacy policy</a>}
        </p>
        {isChoosing && (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>Allow cookies for</legend>
            <Checkbox label="Analytics: how the site is used" {...box('analytics')} />
            <Checkbox label="Advertising: what comes of our advertisements" {...box('advertising')} />
          </fieldset>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onChoose(ACCEPTED)}>
            Accept all
          </Button>
          <Button variant="secondary" onClick={() => onChoose(REFUSED)}>
            Refuse all
          </Button>
          <Button
            variant="secondary"
            aria-expanded={isChoosing ? undefined : false}
            onClick={() => (isChoosing ? onChoose(consent) : setIsChoosing(true))}
          >
            {isChoosing ? 'Save my choice' : 'Choose'}
          </Button>
        </div>
      </div>
    </section>
  );
}
