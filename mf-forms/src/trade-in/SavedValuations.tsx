import { useMemo, useRef, useState } from 'react';
import { clockAt, estimateText, hasAmount, shortDate, usePlatform } from '@forecourt/shared-contracts';
import { FormStack, Note, useIsHydrated } from '@forecourt/shared-forms';
import { Button, LinkButton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import { storedUntil, savedKey, savedValuations, type SavedValuation } from './valuationStorage';
import styles from './TradeIn.module.css';
import { vehicleName } from './valuation';

/** The valuations that were saved in this browser, each to go on with; nothing where there are none. */
export function SavedValuations() {
  const { storage } = usePlatform();
  const isHydrated = useIsHydrated();
  const saved = useMemo(() => savedValuations(storage), [storage]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const list = isHydrated ? saved.read().filter((each) => !removed.includes(savedKey(each))) : [];
  if (list.length === 0) return null;

  const handleRemove = (each: SavedValuation) => {
    saved.remove(each);
    setRemoved((before) => [...before, savedKey(each)]);
    // The button disappears with its valuation.
    heading.current?.focus();
  };

  return (
    <FormStack as="section" aria-labelledby="saved-valuations">
      <h2 id="saved-valuations" ref={heading} tabIndex={-1} className={styles.heading}>
        Your valuations
      </h2>
      <Stack as="ul" gap={3}>
        {list.map((each) => (
          <SavedItem key={savedKey(each)} saved={each} onRemove={() => handleRemove(each)} />
        ))}
      </Stack>
    </FormStack>
  );
}

function SavedItem({ saved, onRemove }: { saved: SavedValuation; onRemove: () => void }) {
  const { site } = usePlatform();
  const { estimate, vehicle } = saved.valuation;
  const name = vehicleName(vehicle);
  const until = shortDate(clockAt(storedUntil(saved), site.switches.openingHoursTimeZone).date);
  return (
    <li className={styles.found}>
      <p className={styles.foundName}>{name}</p>
      <Note>
        {hasAmount(estimate) ? `Estimate ${estimateText(estimate)}. ` : 'Not finished yet. '}
        Kept in this browser until {until}.
      </Note>
      <Stack direction="row" gap={2}>
        <LinkButton to={saved.page} variant="secondary" size="s">
          {hasAmount(estimate) ? 'See it' : 'Continue'} <VisuallyHidden>the valuation of {name}</VisuallyHidden>
        </LinkButton>
        <Button variant="quiet" size="s" onClick={onRemove}>
          Remove <VisuallyHidden>the valuation of {name}</VisuallyHidden>
        </Button>
      </Stack>
    </li>
  );
}
