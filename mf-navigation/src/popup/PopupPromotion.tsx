import { clockAt, usePlatform, type Switches } from '@forecourt/shared-contracts';
import { CarImage, IconButton, LinkButton } from '@forecourt/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import styles from './PopupPromotion.module.css';

type Promotion = NonNullable<Switches['popupPromotion']>;

/** What the browser remembers; another promotion is another key. */
const keyOf = ({ src, expiryDate }: Promotion) => `${src} ${expiryDate}`;

/** Widest that the popup is, CSS pixels. */
const WIDTH = 600;

/**
 * The tenant's promotion above the page, which stays usable: until its expiry date has passed, or the visitor closes or follows it, which
 * the browser remembers. The shell mounts it in the browser only. It is no dialog
 * element: one that opens after a modal dialog would take Escape from it.
 */
export function PopupPromotion() {
  const { site, storage, now, to } = usePlatform();
  const { popupPromotion: promotion, openingHoursTimeZone } = site.switches;
  const [hiddenKey, setHiddenKey] = useState<string | null>(null);
  const titleId = useId();
  const key = promotion && keyOf(promotion);
  const isExpired = promotion !== null && clockAt(now, openingHoursTimeZone).date > promotion.expiryDate;

  if (!promotion || isExpired || hiddenKey === key || storage.local('popupSeen').read() === key) return null;
  const { src, title, description, buttonText, linkTo } = promotion;
  const hide = () => {
    storage.local('popupSeen').write(key);
    setHiddenKey(key);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- as said above; its buttons have the focus
    <div role="dialog" className={styles.popup} aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <IconButton className={styles.close} icon="close" label="Close" onClick={hide} />
      <div className={styles.image}>
        <CarImage src={src} alt="" width={WIDTH} ratio="16 / 9" />
      </div>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {description && <p>{description}</p>}
        <LinkButton to={linkTo.startsWith('/') ? to.followIfDeployed(linkTo) : linkTo} onClick={hide}>
          {buttonText || 'Find out more'}
        </LinkButton>
      </div>
    </div>
  );
}
