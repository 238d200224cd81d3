import { useSite, type LastEnquiry } from '@forecourt/shared-contracts';
import { Card, LinkButton } from '@forecourt/shared-ui';
import { CalendarButton } from '../test-drive/CalendarButton';
import { TestDriveFacts } from '../test-drive/TestDriveFacts';
import styles from './TestDriveRequest.module.css';

interface TestDriveRequestProps {
  appointment: NonNullable<LastEnquiry['appointment']>;
  /** null: the visitor chose no car. */
  carName: string | null;
}

/** The requested test drive with time, place, calendar file and the way to change it. */
export function TestDriveRequest({ appointment: { leadId, start, locationSlug, changePath }, carName }: TestDriveRequestProps) {
  const site = useSite();
  const location = site.locations.find(({ slug }) => slug === locationSlug);
  if (!location) return null;

  return (
    <Card as="section" padding="l" className={styles.request} aria-labelledby="test-drive-request">
      <h2 id="test-drive-request" className={styles.heading}>
        Your test drive is requested
      </h2>
      <TestDriveFacts start={start} location={location} />
      <p>{changePath ? 'The time is held for you, and we confirm it.' : 'We confirm the time with you. To change it, call us.'}</p>
      {site.switches.testDriveDisclaimer && <p>{site.switches.testDriveDisclaimer}</p>}
      <div className={styles.actions}>
        <CalendarButton leadId={leadId} start={start} location={location} carName={carName} sequence={0} changePath={changePath ?? null}>
          Add to calendar
        </CalendarButton>
        {changePath && (
          <LinkButton to={changePath} variant="quiet">
            Change or cancel
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
