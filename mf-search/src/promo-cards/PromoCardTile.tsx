import type { PromoCard } from '@forecourt/shared-contracts';
import { CarImage, SiteLink } from '@forecourt/shared-ui';
import styles from './PromoCardTile.module.css';

/** An advertisement among result cards; the whole tile is one link. */
export function PromoCardTile({ promo: { title, link, image_url: image } }: { promo: PromoCard }) {
  return (
    <article className={styles.tile}>
      {image && (
        <div>
          <CarImage src={image} alt="" width={480} sizes="(min-width: 1100px) 22rem, (min-width: 768px) 45vw, 92vw" ratio="3 / 2" />
        </div>
      )}
      <SiteLink className={styles.link} to={link}>
        <span className={styles.title}>{title}</span>
        <span className={styles.more}>Find out more</span>
      </SiteLink>
    </article>
  );
}
