import { useLinks, type Car } from '@forecourt/shared-contracts';
import { SiteLink } from '@forecourt/shared-ui';
import { useStoredQuote } from './useStoredQuote';

/** Adds the estimate of a car to the visitor's account, and says where it is; nothing on a site without accounts. */
export function StoredQuoteNote({ car }: { car: Car }) {
  const area = useLinks().ifDeployed('navigation.customer-area');
  return area && <Note car={car} area={area} />;
}

function Note({ car, area }: { car: Car; area: string }) {
  const isStored = useStoredQuote(car);
  return (
    <output>
      {isStored && (
        <>
          This vehicle’s estimate is in <SiteLink to={area}>your account</SiteLink>.
        </>
      )}
    </output>
  );
}
