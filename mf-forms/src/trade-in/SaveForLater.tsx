import { useMemo, useState } from 'react';
import { clockAt, shortDate, useLinks, usePlatform } from '@forecourt/shared-contracts';
import { Announcement } from '@forecourt/shared-forms';
import { Button, Stack } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { storedUntil, savedValuations } from './valuationStorage';
import type { Valuation } from './valuation';

/** Stores the valuation of a page in this browser on the visitor's request: devices are shared. */
export function SaveForLater({ page, valuation }: { page: string; valuation: Valuation }) {
  const { site, storage } = usePlatform();
  const garage = useLinks().ifDeployed('navigation.customer-area');
  const saved = useMemo(() => savedValuations(storage), [storage]);
  const [stored, setStored] = useState(() => saved.find(page, valuation));

  const handleRemove = () => {
    if (stored) saved.remove(stored);
    setStored(null);
  };

  return (
    <Stack direction="row" gap={2}>
      {stored ? (
        <Button variant="quiet" size="s" onClick={handleRemove}>
          Do not keep it
        </Button>
      ) : (
        <Button variant="quiet" size="s" onClick={() => setStored(saved.save(page, valuation))}>
          Save for later
        </Button>
      )}
      <Announcement>
        {stored && (
          <>
            Saved in this browser until {shortDate(clockAt(storedUntil(stored), site.switches.openingHoursTimeZone).date)}. Continue from
            this page
            {garage && (
              <>
                {' '}
                or from <Link to={garage}>your garage</Link>
              </>
            )}
            .
          </>
        )}
      </Announcement>
    </Stack>
  );
}
