import { useSite, type LastEnquiry } from '@forecourt/shared-contracts';
import { Card, LinkButton, Stack } from '@forecourt/shared-ui';
import { CalendarButton } from './CalendarButton';
import { TestDriveFacts } from './TestDriveFacts';
import styles from './TestDriveRequest.module.css';

interface TestDriveRequestProps {
  appointment: NonNullable<LastEnquiry['appointment']>;
  /** null: the visitor chose no car. */
  carName: string | null;
}

/** The requested test drive with time and place; a booked one has a calendar file and the way to change it. */
export function TestDriveRequest({ appointment: { leadId, start, locationSlug, changePath }, carName }: TestDriveRequestProps) {
  const site = useSite();
  const location = site.locations.find(({ slug }) => slug === locationSlug);
  if (!location) return null;

  return (
    <Card as="section" padding="l" className={styles.request} aria-labelledby="test-drive-request">
      <h2 id="test-drive-request" className={styles.heading}>
        {changePath ? 'Your test drive is requested' : 'You would like to come'}
      </h2>
      <TestDriveFacts start={start} location={location} />
      <p>{changePath ? 'The time is held for you, and we confirm it.' : 'This time is not booked yet: we call you to confirm it.'}</p>
      {site.switches.testDriveDisclaimer && <p>{site.switches.testDriveDisclaimer}</p>}
      {changePath && (
        <Stack direction="row" gap={3}>
          <CalendarButton leadId={leadId} start={start} location={location} carName={carName} sequence={0} changePath={changePath}>
            Add to calendar
          </CalendarButton>
          <LinkButton to={changePath} variant="quiet">
            Change or cancel
          </LinkButton>
        </Stack>
      )}
    </Card>
  );
}
