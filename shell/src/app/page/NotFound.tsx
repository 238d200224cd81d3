import { Container, EmptyState, LinkButton } from '@forecourt/shared-ui';
import { allCarsPath, usePlatform } from '@forecourt/shared-contracts';

/** An unmatched path, or a page whose feature is off. */
export function NotFound() {
  const { site, to } = usePlatform();
  return (
    <Container>
      <EmptyState title="Page not found" level={1}>
        <p>The page may have moved, or the vehicle may have found a new home.</p>
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
        <LinkButton to={to.ifDeployed('forms.contact')} variant="quiet">
          Contact us
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
