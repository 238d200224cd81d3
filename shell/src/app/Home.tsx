import { Slot, useSite } from '@forecourt/shared-contracts';
import { Container, PageHeading } from '@forecourt/shared-ui';
import styles from './Home.module.css';

/** SH-013: the home page is made of other modules' slots. */
export function Home() {
  const site = useSite();
  return (
    <>
      <section className={styles.hero} data-hero={site.theme.heroStyle}>
        <Container>
          <div className={styles.words}>
            <PageHeading>{site.name}</PageHeading>
            <p className={styles.tagline}>{site.tagline}</p>
            <Slot name="search-box" placement="hero" />
          </div>
        </Container>
      </section>
      <Container>
        <div className={styles.sections}>
          <Slot name="latest-cars" limit={8} />
          <Slot name="location-block" filter="sales" hydrate="visible" />
        </div>
      </Container>
    </>
  );
}
