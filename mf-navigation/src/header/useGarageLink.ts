import { selectEnquiries, selectUser, useAppSelector, useLinks } from '@forecourt/shared-contracts';
import { useGatedPath, type GatedLink } from './useGatedPath';

const NAME = 'My Garage';

/** The link to the customer area, with the number of this browser's enquiries for a signed-in visitor; null on a site without one. */
export function useGarageLink(): GatedLink | null {
  const to = useLinks();
  const path = useGatedPath(to.ifDeployed('navigation.customer-area'), 'my-garage');
  const count = useAppSelector((state) => (selectUser(state) ? selectEnquiries(state).length : 0));
  const label = count > 0 ? `${NAME}, ${count} ${count === 1 ? 'enquiry' : 'enquiries'}` : NAME;
  return path === null ? null : { path, name: NAME, count, label };
}
