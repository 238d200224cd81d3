import { SiteLink } from '../site-link/SiteLink';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  to?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
}

/** The way from the home page to this one; the last item is this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={styles.item}>
            {to ? (
              <SiteLink className={styles.link} to={to}>
                {label}
              </SiteLink>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
