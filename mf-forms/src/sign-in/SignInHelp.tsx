import { phoneAddress, usePlatform } from '@forecourt/shared-contracts';
import { Link } from 'react-router-dom';
import styles from './SignIn.module.css';

/** A sentence, and how to reach the dealer: phone, contact page. Nothing on a site that has neither. */
export function SignInHelp({ children }: { children: string }) {
  const { site, to } = usePlatform();
  const phone = site.switches.phoneDisplayEnabled ? site.phone : null;
  const contact = to.ifDeployed('forms.contact');
  if (!phone && !contact) return null;
  return (
    <p className={styles.note}>
      {children} Please {phone && 'call '}
      {phone && <a href={phoneAddress(phone)}>{phone}</a>}
      {phone && contact && ' or '}
      {contact && <Link to={contact}>send us a message</Link>}.
    </p>
  );
}
