import type { ButtonVariant } from '../button/Button';
import styles from '../button/Button.module.css';
import { SiteLink, type SiteLinkProps } from '../site-link/SiteLink';

export interface LinkButtonProps extends SiteLinkProps {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
}

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function LinkButton({ variant = 'primary', size = 'm', className = '', ...rest }: LinkButtonProps) {
  return <SiteLink {...rest} className={`${styles.button} ${className}`} data-variant={variant} data-size={size} />;
}
