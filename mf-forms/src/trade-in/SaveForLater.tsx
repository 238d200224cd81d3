import { useMemo, useState } from 'react';
import { clockAt, shortDate, useLinks, usePlatform } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import layout from '../lead-form/LeadForm.module.css';
import { keptUntil, savedValuations } from './savedValuations';
import styles from './TradeIn.module.css';
import type { Valuation } from './valuation';

/** Keeps the valuation of a page in this browser, when the visitor asks for it: devices are shared. */
export function SaveForLater({ page, valuation }: { page: string; valuation: Valuation }) {
  const { site, storage } = usePlatform();
  const garage = useLinks().ifDeployed('navigation.customer-area');
  const saved = useMemo(() => savedValuations(storage), [storage]);
  const [kept, setKept] = useState(() => saved.find(page, valuation));

  const handleRemove = () => {
    if (kept) saved.remove(kept);
    setKept(null);
  };

  return (
    <div className={styles.ways}>
      {kept ? (
        <Button variant="quiet" size="s" onClick={handleRemove}>
          Do not keep it
        </Button>
      ) : (
        <Button variant="quiet" size="s" onClick={() => setKept(saved.save(page, valuation))}>
          Save for later
        </Button>
      )}
      <output className={layout.note}>
        {kept && (
          <>
            Saved in this browser until {shortDate(clockAt(keptUntil(kept), site.switches.openingHoursTimeZone).date)}. Continue from this
            page
            {garage && (
              <>
                {' '}
                or from <Link to={garage}>your garage</Link>
              </>
            )}
            .
          </>
        )}
      </output>
    </div>
  );
}
