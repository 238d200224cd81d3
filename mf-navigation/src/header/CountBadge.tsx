import styles from './CountBadge.module.css';

interface CountBadgeProps {
  count: number;
  /** In the corner of an icon link instead of beside a text. */
  onIcon?: boolean;
}

/** The count of a link, whose accessible name says what is counted; nothing for 0. */
export function CountBadge({ count, onIcon }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <>
      {/* The space separates it from the text before it, for the accessible name. */}{' '}
      <span className={styles.count} data-on-icon={onIcon}>
        {count}
      </span>
    </>
  );
}
