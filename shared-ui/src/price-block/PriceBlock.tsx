import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './PriceBlock.module.css';

/** The result of displayPrice() of shared-contracts. */
export interface ShownPrice {
  kind: 'subscription' | 'offer' | 'price' | 'preorder' | 'none';
  text: string;
  /** The price before, formatted, or null. */
  was: string | null;
}

export interface PriceBlockProps {
  price: ShownPrice;
  /** For example 'Drive Away'; displayed beside an amount only. */
  priceType?: string | null;
  size?: 'm' | 'l';
}

/** What a car costs now, and what it cost before. */
export function PriceBlock({ price, priceType, size = 'm' }: PriceBlockProps) {
  const isAmount = price.kind === 'subscription' || price.kind === 'offer' || price.kind === 'price';
  return (
    <p className={styles.block} data-kind={price.kind} data-reduced={price.was === null ? undefined : true} data-size={size}>
      <span className={styles.now}>{price.text}</span> {isAmount && priceType && <span className={styles.type}>{priceType}</span>}{' '}
      {price.was !== null && (
        <s className={styles.was}>
          <VisuallyHidden>Was </VisuallyHidden>
          {price.was}
        </s>
      )}
    </p>
  );
}
