import { Card, CarImage, SiteLink, type Eagerness } from '@forecourt/shared-ui';
import type { ReactNode } from 'react';
import styles from './MediaCard.module.css';

export interface MediaCardProps {
  title: string;
  /** Target of the title link. */
  to: string;
  image: string | null;
  /** A tag on the image. */
  label?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot of the card. */
  footer?: ReactNode;
  eager?: Eagerness;
  ratio?: string;
  level?: 2 | 3;
}

/** A card of an offer, a model, a part or an article: image, title, text and actions. */
export function MediaCard({ title, to, image, label, children, footer, eager = false, ratio = '16 / 9', level = 2 }: MediaCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.image}>
        <CarImage
          src={image}
          alt=""
          width={480}
          sizes="(min-width: 1100px) 24rem, (min-width: 768px) 45vw, 92vw"
          ratio={ratio}
          eager={eager}
        />
        {label && <span className={styles.label}>{label}</span>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.heading}>
          <SiteLink to={to}>{title}</SiteLink>
        </Heading>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Card>
  );
}
