import { formatMoney, useLinks, type Product } from '@forecourt/shared-contracts';
import { Card, CarImage, LinkButton, VisuallyHidden, type Eagerness } from '@forecourt/shared-ui';
import { enquiryPath } from './enquiryPath';
import styles from './ProductCard.module.css';

/** One part or accessory: name, image, price and description of the index, and a link to the parts enquiry. */
export function ProductCard({ product, eager = false }: { product: Product; eager?: Eagerness }) {
  const to = useLinks();
  const { name, description, price, image_url: image } = product;
  return (
    <Card as="article" padding="none" className={styles.card}>
      {image && (
        <CarImage
          src={image}
          alt=""
          width={360}
          sizes="(min-width: 1100px) 18rem, (min-width: 768px) 30vw, 92vw"
          ratio="4 / 3"
          eager={eager}
        />
      )}
      <div className={styles.body}>
        <h2 className={styles.heading}>{name}</h2>
        {description && <p className={styles.words}>{description}</p>}
        <div className={styles.foot}>
          {price !== null && price > 0 && <strong className={styles.price}>{formatMoney(price)}</strong>}
          <LinkButton to={enquiryPath(to)} variant="secondary" size="s">
            Enquire <VisuallyHidden>about {name}</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
