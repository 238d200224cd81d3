import {
  carHeading,
  carPath,
  clockAt,
  displayPrice,
  isInStock,
  priceIncludes,
  shortDate,
  usePlatform,
  type Car,
} from '@forecourt/shared-contracts';
import { Button, CarImage, Container, Icon, LinkButton, PageHeading, PriceBlock, SpecList } from '@forecourt/shared-ui';
import { commentParagraphs } from '../sections/commentParagraphs';
import { allSpecifications, carSummary, keyInformation } from '../facts/specificationTables';
import { DealerContact } from './DealerContact';
import styles from './PrintableCar.module.css';
import { usePrintOnLoad } from './usePrintOnLoad';

/** The print layout of a car: heading, price, specifications, comments and the dealer. */
export function PrintableCar({ car }: { car: Car }) {
  const { site, to, now } = usePlatform();
  const { switches } = site;
  const specifications = allSpecifications(car);
  usePrintOnLoad(car.id);

  return (
    <Container>
      <article className={styles.printout}>
        <div className={styles.actions}>
          <Button size="s" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
          <LinkButton to={carPath(to, car)} variant="quiet" size="s">
            Back to the vehicle
          </LinkButton>
        </div>
        <header className={styles.head}>
          <div>
            <PageHeading>{carHeading(car)}</PageHeading>
            {isInStock(car) ? (
              <PriceBlock price={displayPrice(car, switches)} includes={priceIncludes(car, site)} size="l" />
            ) : (
              <p className={styles.sold}>SOLD</p>
            )}
          </div>
          {car.primary_image_url && (
            <div className={styles.image}>
              <CarImage src={car.primary_image_url} alt="" width={480} eager="first" />
            </div>
          )}
        </header>
        <h2>Key information</h2>
        <SpecList items={[...carSummary(car), ...keyInformation(car, switches, now)]} />
        {specifications.length > 0 && (
          <>
            <h2>All Specifications</h2>
            <SpecList items={specifications} />
          </>
        )}
        <h2>Dealer Comments</h2>
        {commentParagraphs(car.dealercomments).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DealerContact car={car} />
        <p className={styles.day}>
          Printed on {shortDate(clockAt(now, switches.openingHoursTimeZone).date)}. Price and availability may change.
        </p>
      </article>
    </Container>
  );
}
