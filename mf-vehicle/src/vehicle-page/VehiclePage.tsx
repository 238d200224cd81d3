import { financePath, isInStock, Slot, usePlatform, useSwitches, type Car, type Location } from '@forecourt/shared-contracts';
import { Breadcrumbs, LinkButton, PageArea, PageFrame } from '@forecourt/shared-ui';
import { EnquirySection, hasFormInSidebar } from '../enquiry/EnquirySection';
import { useFreshFields } from '../fresh-fields/useFreshFields';
import { useViewedCar } from '../fresh-fields/useViewedCar';
import { Gallery } from '../gallery/Gallery';
import { GalleryTools } from '../gallery/GalleryTools';
import { PromoBanner } from '../purchase/PromoBanner';
import { PurchaseCard } from '../purchase/PurchaseCard';
import { DealerComments } from '../sections/DealerComments';
import { Features } from '../sections/Features';
import { Fold } from '../sections/Fold';
import { KeyFacts } from '../sections/KeyFacts';
import { MarketingSections } from '../sections/MarketingSections';
import { Section } from '../sections/Section';
import { SimilarCars } from '../sections/SimilarCars';
import { Specifications } from '../sections/Specifications';
import { UsedCarBanner } from '../used-cars/UsedCarBanner';
import { vehicleBreadcrumbs } from './breadcrumbs';
import { PagePosition } from './PagePosition';
import { locationOnSite } from '../purchase/locationOnSite';
import { useUnfolding } from './useUnfolding';
import styles from './VehiclePage.module.css';

interface VehiclePageProps {
  car: Car;
  similar: readonly Car[];
}

/** Where the asterisks of payments on cards lead; on this page basis and warning are in the disclaimer, once. */
const FINANCE_NOTE_ID = 'finance-note';

/** Whether it is known where on a map a location is. */
const hasCoordinates = ({ address: { lat, long } }: Location) => lat !== null && long !== null;

/** Layout of the vehicle page: gallery, price and actions, sections, enquiry form. */
export function VehiclePage({ car: loaded, similar }: VehiclePageProps) {
  const platform = usePlatform();
  const switches = useSwitches();
  const { car, views } = useFreshFields(loaded);
  useViewedCar(loaded);
  useUnfolding();
  const isAvailable = isInStock(car);
  const location = locationOnSite(car, platform.site);
  const hasFinance = isAvailable && switches.financeEnabled;

  return (
    <article>
      <PageFrame kind="vehicle" className={styles.page}>
        <Breadcrumbs items={vehicleBreadcrumbs(car, platform)} />
        <PageArea area="main">
          <Gallery car={car} tools={<GalleryTools car={car} />} />
        </PageArea>
        <PageArea area="aside">
          <PromoBanner car={car} />
          <div className={styles.purchase}>
            <PurchaseCard car={car} views={views} />
            <PagePosition name="after-price" car={car} />
          </div>
        </PageArea>
        <PageArea area="main" className={styles.sections}>
          {!isAvailable && <SimilarCars cars={similar} />}
          <KeyFacts car={car} />
          <PagePosition name="after-facts" car={car} />
          <DealerComments car={car} />
          <Section title="Details">
            <div className={styles.folds}>
              <Specifications car={car} />
              <Features car={car} />
              {isAvailable && <MarketingSections car={car} />}
            </div>
          </Section>
          {isAvailable && <UsedCarBanner car={car} />}
          {hasFinance && (
            <>
              <div id="finance-calculator" className={styles.calculator}>
                <Fold title="Work out your repayments">
                  <Slot name="finance-calculator" car={car} hasNoteElsewhere hydrate="visible" />
                </Fold>
              </div>
              {switches.youxQuoteEnabled && <Slot name="finance-quote" car={car} hasNoteElsewhere fallback={null} hydrate="visible" />}
              <div id="finance-form" className={styles.finance}>
                <LinkButton to={financePath(platform, car)} variant="secondary">
                  {switches.financeButtonText}
                </LinkButton>
              </div>
              <div id="financeDisclaimer">
                <div id={FINANCE_NOTE_ID}>
                  <Slot name="finance-disclaimer" car={car} fallback={null} hydrate="visible" />
                </div>
              </div>
            </>
          )}
          <PagePosition name="after-finance" car={car} />
          {location && (
            <Section title="Location" id="vehicle-map" className={styles.location}>
              <Slot
                name="location-summary"
                locationId={location.id}
                map={switches.showMapSection && hasCoordinates(location)}
                hydrate="visible"
              />
            </Section>
          )}
          {car.location && <Slot name="reviews" locationId={car.location.id} fallback={null} hydrate="visible" />}
          {!hasFormInSidebar(car, switches) && <EnquirySection car={car} />}
          {switches.fleetEnabled && <Slot name="fleet-block" fallback={null} hydrate="visible" />}
          <PagePosition name="end" car={car} />
        </PageArea>
        {isAvailable && <SimilarCars cars={similar} hasNoteElsewhere={hasFinance} />}
      </PageFrame>
      <Slot name="sticky-bar" car={car} fallback={null} />
    </article>
  );
}
