import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length: the room that the content will take. */
  height: string;
  width?: string;
}

/** Placeholder of loading content, hidden from assistive technology. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ '--skeleton-height': height, '--skeleton-width': width } as object} aria-hidden="true" />
  );
}
