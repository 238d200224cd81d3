import { allCarsPath, usePlatform } from '@forecourt/shared-contracts';
import { Container, LinkButton, PageHeading } from '@forecourt/shared-ui';
import styles from './UnavailableVehicle.module.css';

/** Notice on the address of an unknown or hidden vehicle. */
export function UnavailableVehicle() {
  const { site, to } = usePlatform();
  return (
    <Container>
      <div className={styles.notice}>
        <PageHeading>This vehicle is no longer available.</PageHeading>
        <p className={styles.advice}>It may have been sold or moved. There are plenty more to see.</p>
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </div>
    </Container>
  );
}
