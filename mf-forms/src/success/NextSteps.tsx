import {
  phoneAddress,
  shortDay,
  timeLabel,
  timeZoneAt,
  usePlatform,
  useZoneNote,
  type Location,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { replyTime, type ReplyTime } from './replyTime';
import styles from './SuccessMessage.module.css';

interface NextStepsProps {
  /** Where it is read; null where that is not known. */
  location: Location | null;
  specialHours: readonly SpecialHours[];
  /** A booked test drive is confirmed; everything else gets a reply. */
  isBooking: boolean;
}

const dayText = (opens: string, daysAhead: number) =>
  daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${shortDay(opens.slice(0, 10))}`;

function whenText(name: string, reply: ReplyTime | null, zone: string | null): string {
  const note = zone ? ` (${zone})` : '';
  if (reply === null) return `${name} reads it next.`;
  if (reply.isOpen) return `${name} has it now, and is open until ${timeLabel(reply.closes)}${note}.`;
  return `${name} reads it when it opens ${dayText(reply.opens, reply.daysAhead)} at ${timeLabel(reply.opens)}${note}.`;
}

/** Who reads what was sent, from when on by the hours of the location, and from where the call comes. */
export function NextSteps({ location, specialHours, isBooking }: NextStepsProps) {
  const { site, now } = usePlatform();
  const zone = useZoneNote(now, location ? timeZoneAt(location, site) : site.switches.openingHoursTimeZone);
  const phone = site.switches.phoneDisplayEnabled ? (location?.contact_detail.phone ?? site.phone) : null;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol>
        {location && <li>{whenText(location.name, replyTime(location, { site, now, specialHours }), zone)}</li>}
        <li>
          {isBooking ? 'We confirm the time by phone or e-mail' : 'We call you or write to you'}
          {phone && (
            <>
              {' '}
              from <a href={phoneAddress(phone)}>{phone}</a>
            </>
          )}
          .
        </li>
        <li>Have your reference at hand when you call us first.</li>
      </ol>
    </section>
  );
}
