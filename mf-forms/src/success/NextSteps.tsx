import {
  phoneAddress,
  shortDay,
  timeLabel,
  timeZoneAt,
  useClock,
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
  sentAt: Date;
  specialHours: readonly SpecialHours[];
  /** A booked test drive is confirmed; everything else gets a reply. */
  isBooking: boolean;
}

const dayText = (opens: string, daysAhead: number) =>
  daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${shortDay(opens.slice(0, 10))}`;

function whenText(name: string, reply: ReplyTime, zone: string | null): string {
  const note = zone ? ` (${zone})` : '';
  if (reply.isOpen) return `${name} is open today until ${timeLabel(reply.closes)}${note}.`;
  return `${name} opens ${dayText(reply.opens, reply.daysAhead)} at ${timeLabel(reply.opens)}${note}, and reads it then.`;
}

/** When the location that reads what was sent is there, as long as that is still ahead, how it replies, and how to reach it. */
export function NextSteps({ location, sentAt, specialHours, isBooking }: NextStepsProps) {
  const { site } = usePlatform();
  const now = useClock();
  const zone = useZoneNote(sentAt, location ? timeZoneAt(location, site) : site.switches.openingHoursTimeZone);
  const reply = location && replyTime(location, { site, now: sentAt, specialHours });
  const isAhead = reply !== null && Date.parse(reply.isOpen ? reply.closes : reply.opens) > now.getTime();
  const { phoneDisplayEnabled, phoneOverride } = site.switches;
  const phone = phoneDisplayEnabled ? phoneOverride?.trim() || location?.contact_detail.phone || site.phone : null;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <ol>
        {location && reply && isAhead && <li>{whenText(location.name, reply, zone)}</li>}
        <li>{isBooking ? 'We confirm the time by phone or e-mail.' : 'We call you or write to you.'}</li>
        <li>
          Have your reference at hand when you call us first
          {phone && (
            <>
              : <a href={phoneAddress(phone)}>{phone}</a>
            </>
          )}
          .
        </li>
      </ol>
    </section>
  );
}
