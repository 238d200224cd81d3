import { Slot, useSite } from '@forecourt/shared-contracts';
import { Hero, PageFrame, PageHeading } from '@forecourt/shared-ui';

/** The home page: slots of remotes. A slot without provider or content takes no space. */
export function Home() {
  const site = useSite();
  return (
    <>
      <Hero tools={<Slot name="search-box" placement="hero" />}>
        <PageHeading lead={site.tagline}>{site.name}</PageHeading>
      </Hero>
      <PageFrame kind="home">
        <Slot name="price-slider" />
        <Slot name="latest-cars" limit={8} />
        <Slot name="offer-cards" limit={3} hydrate="visible" />
        <Slot name="valuation-widget" hydrate="visible" />
        <Slot name="guarantee-strip" hydrate="visible" />
        <Slot name="location-block" filter="sales" hydrate="visible" />
        <Slot name="reviews" hydrate="visible" />
      </PageFrame>
    </>
  );
}
