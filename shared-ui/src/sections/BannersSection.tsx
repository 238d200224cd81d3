import type { Banner } from '@forecourt/shared-contracts';
import { CarImage } from '../car-image/CarImage';
import { SectionLink } from './SectionLink';
import styles from './BannersSection.module.css';

const WIDTH = 600;

function BannerCard({ banner: { title, text, image, tone, button } }: { banner: Banner }) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {image !== null && (
        <div className={styles.picture}>
          <CarImage src={image} alt="" width={WIDTH} ratio="16 / 9" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {button && <SectionLink button={button} variant={tone === 'plain' ? 'primary' : 'secondary'} />}
      </div>
    </div>
  );
}

/** Banners beside each other on wide windows; a single one goes from side to side. */
export function BannersSection({ banners }: { banners: readonly Banner[] }) {
  return (
    <section className={styles.banners} data-count={banners.length}>
      {banners.map((banner) => (
        <BannerCard key={`${banner.title} ${banner.text}`} banner={banner} />
      ))}
    </section>
  );
}
