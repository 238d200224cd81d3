import { Container, EmptyState, LinkButton } from '@forecourt/shared-ui';
import { usePaths } from '@forecourt/shared-contracts';

/** An unmatched path, or a page whose feature is off. */
export function NotFound() {
  const paths = usePaths();
  return (
    <Container>
      <EmptyState title="Page not found" level={1}>
        <p>The page may have moved, or the vehicle may have found a new home.</p>
        <LinkButton to={paths.allCars()} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
