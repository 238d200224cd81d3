import {
  appointmentText,
  carHeading,
  carPath,
  clockAt,
  formatCount,
  estimateText,
  leadReference,
  shortDate,
  timeZoneAt,
  useClock,
  usePlatform,
} from '@forecourt/shared-contracts';
import { Card, CarImage, SiteLink, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import styles from './EnquiryCard.module.css';
import type { ListedEnquiry } from './listedEnquiries';

const STATES = { sent: 'On its way', received: 'The dealer has it' } as const;

/** One enquiry: what it was about, when it was sent, what became of it, and the test drive or the valuation that came with it. */
export function EnquiryCard({ enquiry }: { enquiry: ListedEnquiry }) {
  const { id, car, category, sentAt, appointment, isCancelled, valuation, state } = enquiry;
  const { site, to } = usePlatform();
  const now = useClock();
  const { openingHoursTimeZone } = site.switches;
  const location = appointment && site.locations.find(({ slug }) => slug === appointment.locationSlug);
  const start = appointment && appointmentText(appointment.start, location ? timeZoneAt(location, site) : openingHoursTimeZone);

  return (
    <Card as="li" padding="s" className={styles.card}>
      {car?.primary_image_url && (
        <div className={styles.image}>
          <CarImage src={car.primary_image_url} alt="" width={120} sizes="7.5rem" />
        </div>
      )}
      <div className={styles.facts}>
        <h3>{category}</h3>
        {car && (
          <Link to={carPath(to, car)} className={styles.link}>
            {carHeading(car)}
          </Link>
        )}
        {appointment && (
          <p>
            {isCancelled ? 'Test drive, cancelled' : appointment.changePath ? 'Test drive' : 'Test drive, not booked yet'}:{' '}
            <time dateTime={appointment.start}>{start}</time>
          </p>
        )}
        {appointment?.changePath && Date.parse(appointment.start) > now.getTime() && (
          <SiteLink to={appointment.changePath} className={styles.link}>
            Change or cancel <VisuallyHidden>the test drive on {start}</VisuallyHidden>
          </SiteLink>
        )}
        {valuation && <Valuation valuation={valuation} />}
        <p className={styles.sent}>
          {state && `${STATES[state]}. `}
          Sent <time dateTime={sentAt}>{shortDate(clockAt(new Date(sentAt), openingHoursTimeZone).date)}</time>, reference{' '}
          {leadReference(id)}
        </p>
      </div>
    </Card>
  );
}

/** The car that was valued, its estimate, and until when that holds. */
function Valuation({ valuation: { year, make, model, kms, estimate } }: { valuation: NonNullable<ListedEnquiry['valuation']> }) {
  const { openingHoursTimeZone } = usePlatform().site.switches;
  const now = useClock();
  const name = [`${year} ${make} ${model}`, kms === null ? null : `${formatCount(kms)} km`].filter(Boolean).join(', ');
  if (!estimate) return <p>{name}: without an estimate</p>;
  const isOver = estimate.valid_until !== null && Date.parse(estimate.valid_until) < now.getTime();
  const until = estimate.valid_until === null ? null : shortDate(clockAt(new Date(estimate.valid_until), openingHoursTimeZone).date);
  return (
    <p>
      {name}: {estimateText(estimate)}, {estimate.is_offer ? 'an offer' : 'a guide'}
      {until && `, ${isOver ? 'expired on' : 'valid until'} ${until}`}, subject to inspection
    </p>
  );
}
