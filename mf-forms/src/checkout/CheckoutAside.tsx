import { carHeading, carPath, displayPrice, priceIncludes, useLinks, useSite, type Car } from '@forecourt/shared-contracts';
import { Card, CarImage, PageArea, PriceBlock, Stack } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { DirectContact } from '../contact/DirectContact';
import styles from './Checkout.module.css';

/** Beside the steps of a checkout: the car with its price, and how to reach the dealer. */
export function CheckoutAside({ car }: { car: Car }) {
  const to = useLinks();
  const site = useSite();
  return (
    <PageArea area="aside">
      <Stack gap={4}>
        <Card padding="none" className={styles.car}>
          <CarImage src={car.primary_image_url} alt="" width={420} />
          <div className={styles.carFacts}>
            <Link to={carPath(to, car)}>{carHeading(car)}</Link>
            <PriceBlock price={displayPrice(car, site.switches)} includes={priceIncludes(car, site)} />
          </div>
        </Card>
        <DirectContact />
      </Stack>
    </PageArea>
  );
}
