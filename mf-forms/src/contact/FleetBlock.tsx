import { useLinks } from '@forecourt/shared-contracts';
import { Card, Icon, LinkButton } from '@forecourt/shared-ui';
import styles from './FleetBlock.module.css';

const SERVICES = ['Custom fleet solutions', 'Servicing and repairs', 'Fast quotes and finance options'];

/** What the dealer does for companies; with a link to the fleet enquiry unless the form is beside it. */
export function FleetBlock({ hasLink = true }: { hasLink?: boolean }) {
  const enquiry = useLinks().ifDeployed('forms.fleet-enquiry');
  return (
    <Card as="section" padding="l" gap={4} aria-labelledby="fleet-block">
      <h2 id="fleet-block" className={styles.heading}>
        Get In Touch
      </h2>
      <ul className={styles.services}>
        {SERVICES.map((service) => (
          <li key={service}>
            <Icon name="check" />
            {service}
          </li>
        ))}
      </ul>
      {hasLink && enquiry && (
        <div>
          <LinkButton to={enquiry} variant="secondary">
            Fleet enquiry
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
