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
  /** What the price includes, for example 'Drive away in NSW'; displayed beside an amount only. */
  includes?: string | null;
  size?: 'm' | 'l';
}

/** What a car costs now, what it cost before, and what the price includes. */
export function PriceBlock({ price, includes, size = 'm' }: PriceBlockProps) {
  const isAmount = price.kind === 'subscription' || price.kind === 'offer' || price.kind === 'price';
  return (
    <p className={styles.block} data-kind={price.kind} data-reduced={price.was === null ? undefined : true} data-size={size}>
      <span className={styles.now}>{price.text}</span>{' '}
      {price.was !== null && (
        <s className={styles.was}>
          <VisuallyHidden>Was </VisuallyHidden>
          {price.was}
        </s>
      )}{' '}
      {isAmount && includes && <span className={styles.includes}>{includes}</span>}
    </p>
  );
}
