import { phoneAddress, useSite } from '@forecourt/shared-contracts';
import { ExternalLink } from '../menu/ExternalLink';
import { regulatorsOf } from './regulators';

/** Where to send a complaint, and the regulators for one that is not settled. */
export function ComplaintsNotice() {
  const site = useSite();
  const email = site.switches.complaintsContact || site.email;
  const { phone } = site;
  return (
    <>
      <p>
        Please raise a concern about your car, our service or our people with the manager of the department first. Most concerns are settled
        there, and that manager remains your contact until yours is.
      </p>
      {(email || phone) && (
        <p>
          You reach us
          {email && (
            <>
              {' '}
              at <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {email && phone && ', or'}
          {phone && (
            <>
              {' '}
              on <a href={phoneAddress(phone)}>{phone}</a> during business hours
            </>
          )}
          .
        </p>
      )}
      <h2>If we cannot agree</h2>
      <p>You can turn to the consumer-protection regulator</p>
      <ul aria-label="Regulators">
        {regulatorsOf(site).map(({ state, name, website }) => (
          <li key={state}>
            <ExternalLink href={website}>{name}</ExternalLink> ({state})
          </li>
        ))}
      </ul>
      <p>or seek independent legal advice.</p>
    </>
  );
}
