import { allCarsPath, usePlatform } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';

/** The page of a checkout whose address names no car. */
export function UnknownCar({ title }: { title: string }) {
  const { site, to } = usePlatform();
  return (
    <PageFrame kind="form">
      <PageHeading>{title}</PageHeading>
      <PageArea area="main">
        <EmptyState title="This vehicle is no longer available." icon="car">
          <LinkButton to={allCarsPath({ site, to })} variant="primary">
            See all vehicles
          </LinkButton>
        </EmptyState>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}
