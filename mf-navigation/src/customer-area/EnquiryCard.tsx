import {
  appointmentText,
  carHeading,
  carPath,
  clockAt,
  shortDate,
  timeZoneAt,
  usePlatform,
  type LastEnquiry,
} from '@forecourt/shared-contracts';
import { Card, CarImage, SiteLink, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import styles from './EnquiryCard.module.css';

/** One enquiry: what it was about, when it was sent, and the test drive that was requested with it. */
export function EnquiryCard({ enquiry: { car, category, sentAt, appointment } }: { enquiry: LastEnquiry }) {
  const { site, to } = usePlatform();
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
            {appointment.changePath ? 'Test drive' : 'Test drive, not booked yet'}: <time dateTime={appointment.start}>{start}</time>
          </p>
        )}
        {appointment?.changePath && (
          <SiteLink to={appointment.changePath} className={styles.link}>
            Change or cancel <VisuallyHidden>the test drive on {start}</VisuallyHidden>
          </SiteLink>
        )}
        <p className={styles.sent}>
          Sent <time dateTime={sentAt}>{shortDate(clockAt(new Date(sentAt), openingHoursTimeZone).date)}</time>
        </p>
      </div>
    </Card>
  );
}
