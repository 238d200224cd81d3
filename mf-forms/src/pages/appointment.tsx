import {
  ApiError,
  usePlatform,
  type Appointment,
  type LoaderContext,
  type Location,
  type MetaContext,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { TestDriveChange } from '../test-drive/TestDriveChange';

const TITLE = 'Your test drive';

/** null: nobody has a test drive with this id. */
type AppointmentPage = { appointment: Appointment; location: Location } | null;

export async function loader({ api, params, site, signal }: LoaderContext): Promise<AppointmentPage> {
  try {
    const appointment = await api.get<Appointment>(`/api/appointments/${encodeURIComponent(params.appointmentId ?? '')}`, { signal });
    const location = site.locations.find(({ id }) => id === appointment.location_id);
    return location ? { appointment, location } : null;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export const meta = ({ data }: MetaContext<AppointmentPage>): PageMeta => ({
  title: TITLE,
  robots: 'noindex',
  ...(data === null && { status: 404 }),
});

/** A booked test drive, which whoever has its link moves or cancels. */
export function Component({ data }: { data: AppointmentPage }) {
  return (
    <PageFrame kind="form">
      <PageHeading>{TITLE}</PageHeading>
      <PageArea area="main">
        <Stack gap={5}>{data ? <TestDriveChange key={data.appointment.id} {...data} /> : <UnknownTestDrive />}</Stack>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}

function UnknownTestDrive() {
  const { to } = usePlatform();
  const testDrive = to.ifDeployed('forms.test-drive');
  return (
    <EmptyState title="We can not find this test drive." icon="calendar">
      {testDrive && (
        <LinkButton to={testDrive} variant="primary">
          Book a test drive
        </LinkButton>
      )}
    </EmptyState>
  );
}
