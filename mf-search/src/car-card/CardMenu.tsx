import { carPath, useLinks, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Icon, IconButton, LinkButton } from '@forecourt/shared-ui';
import { Popover } from '@forecourt/shared-ui/overlays';
import { useState } from 'react';
import { CardEntries } from './CardEntries';
import { CardForm, type CardFormName } from './CardForm';
import styles from './CardMenu.module.css';

interface CardMenuProps {
  car: Car;
  /** Heading of the card, for accessible names. */
  heading: string;
}

/**
 * What a shopper may do with a car without leaving the list. Until it is opened it holds the link to the car's page alone: that page offers
 * the rest to those without script, and a list of cards is not a list of menus.
 */
export function CardMenu({ car, heading }: CardMenuProps) {
  const to = useLinks();
  const { cardButtonSet } = useSwitches();
  const [form, setForm] = useState<CardFormName | null>(null);
  const details = cardButtonSet === 'explore' ? 'Explore Vehicle' : 'View Details';

  return (
    <div className={styles.menu}>
      <Popover
        label={heading}
        align="end"
        trigger={(attributes) => <IconButton icon="more" label={`More about ${heading}`} {...attributes} />}
      >
        {(close, wasOpened) => (
          <ul className={styles.entries}>
            <li>
              <LinkButton to={carPath(to, car)} variant="quiet" aria-label={`${details} ${heading}`}>
                <Icon name="info" />
                {details}
              </LinkButton>
            </li>
            {wasOpened && (
              <CardEntries
                car={car}
                heading={heading}
                close={close}
                onOpen={(name) => {
                  // First, so that the focus returns to the button that stays.
                  close();
                  setForm(name);
                }}
              />
            )}
          </ul>
        )}
      </Popover>
      {form && <CardForm name={form} car={car} onClose={() => setForm(null)} />}
    </div>
  );
}
