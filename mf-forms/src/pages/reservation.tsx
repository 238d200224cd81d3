import {
  allCarsPath,
  ApiError,
  usePlatform,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
  type ShopperReservation,
} from '@forecourt/shared-contracts';
import { EmptyState, LinkButton, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { ReservationView } from '../checkout/ReservationView';
import { FormAside } from '../contact/FormAside';

const titleOf = (page: ReservationPage) => `Your ${page?.kind ?? 'reservation'}`;

/** null: nobody has a reservation with this id. */
type ReservationPage = ShopperReservation | null;

export async function loader({ api, params, signal }: LoaderContext): Promise<ReservationPage> {
  try {
    return await api.get<ShopperReservation>(`/api/reservations/${encodeURIComponent(params.reservationId ?? '')}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export const meta = ({ data }: MetaContext<ReservationPage>): PageMeta => ({
  title: titleOf(data),
  robots: 'noindex',
  ...(data === null && { status: 404 }),
});

/** A reservation, which whoever has its link sees and cancels. */
export function Component({ data }: { data: ReservationPage }) {
  return (
    <PageFrame kind="form">
      <PageHeading>{titleOf(data)}</PageHeading>
      <PageArea area="main">{data ? <ReservationView key={data.id} reservation={data} /> : <UnknownReservation />}</PageArea>
      <FormAside />
    </PageFrame>
  );
}

function UnknownReservation() {
  const { site, to } = usePlatform();
  return (
    <EmptyState title="We can not find this reservation." icon="car">
      <LinkButton to={allCarsPath({ site, to })} variant="primary">
        See all vehicles
      </LinkButton>
    </EmptyState>
  );
}
