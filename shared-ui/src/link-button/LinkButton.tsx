import type { ButtonVariant } from '../button/Button';
import styles from '../button/Button.module.css';
import { SiteLink, type SiteLinkProps } from '../site-link/SiteLink';

export interface LinkButtonProps extends Omit<SiteLinkProps, 'to'> {
  /** null: the page is not deployed on this site. */
  to: string | null;
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
}

/** A link that looks like a button: it leads somewhere, it does not do something. Nothing where it would lead nowhere. */
export function LinkButton({ to, variant = 'primary', size = 'm', className = '', ...rest }: LinkButtonProps) {
  if (to === null) return null;
  return <SiteLink {...rest} to={to} className={`${styles.button} ${className}`} data-variant={variant} data-size={size} />;
}
