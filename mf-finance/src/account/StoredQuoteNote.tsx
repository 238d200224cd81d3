import { useLinks, type Car } from '@forecourt/shared-contracts';
import { SiteLink } from '@forecourt/shared-ui';
import { useStoredQuote } from './useStoredQuote';

/** Says that the visitor's account has the estimate of a car, and where it is. */
export function StoredQuoteNote({ car }: { car: Car }) {
  const area = useLinks().ifDeployed('navigation.customer-area');
  const isStored = useStoredQuote(car);
  return (
    <output>
      {isStored && area && (
        <p>
          This estimate is in <SiteLink to={area}>your account</SiteLink>.
        </p>
      )}
    </output>
  );
}
