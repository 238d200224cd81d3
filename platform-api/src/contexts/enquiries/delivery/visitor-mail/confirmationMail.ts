import {
  addressLine,
  carHeading,
  estimateText,
  hasAmount,
  leadReference,
  clockAt,
  shortDate,
  timeZoneAt,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { instantInWords } from '@forecourt/shared-contracts/back-end';
import { LEAD_CATEGORIES } from '@forecourt/shared-contracts/documents';
import { calendarFile, calendarId } from '@forecourt/shared-contracts/calendar-file';
import type { MailPart, VisitorMail } from '../../leads/visitorMail';
import type { DeliveredLead } from '../deliveredLead';
import type { MailAttachment } from '../mail';

/** The test drive of a lead as its visitor has booked it. */
export interface ConfirmedAppointment {
  start: Date;
  sequence: number;
  isCancelled: boolean;
  /** The visitor's private page; null where there is none. */
  link: string | null;
}

type ConfirmedLead = Pick<DeliveredLead, 'leadId' | 'part' | 'location' | 'payload' | 'car'> & { site: SiteConfig };

interface Confirmation {
  mail: VisitorMail;
  attachments: readonly MailAttachment[];
}

const isCategory = (category: string) => (LEAD_CATEGORIES as readonly string[]).includes(category);

const timeZoneOf = ({ location, site }: ConfirmedLead) => (location ? timeZoneAt(location, site) : site.switches.openingHoursTimeZone);

/** What happens next, in the words of the success page. */
function nextText({ location, site }: ConfirmedLead, isBooking: boolean): string {
  const { phoneDisplayEnabled, phoneOverride } = site.switches;
  const phone = phoneDisplayEnabled ? phoneOverride?.trim() || location?.contact_detail.phone || site.phone : null;
  const how = isBooking ? 'We confirm the time by phone or e-mail.' : 'We call you or write to you.';
  return `${how} Have your reference at hand when you call us first${phone ? `: ${phone}` : ''}.`;
}

/** The facts of a lead that are the visitor's own; never free text, so that nobody can send words of their own through a form. */
function factsOf(lead: ConfirmedLead, appointment: ConfirmedAppointment | null): MailPart[] {
  const { leadId, payload, car, location } = lead;
  const timeZone = timeZoneOf(lead);
  const { trade_in: tradeIn } = payload;
  const facts: [string, string | null | undefined][] = [
    ['Reference', leadReference(leadId)],
    ['About', isCategory(payload.category) ? payload.category : null],
    ['Vehicle', car && carHeading(car)],
    ['Test drive', appointment && instantInWords(appointment.start, timeZone)],
    ['Preferred time', payload.preferred_time && `${instantInWords(new Date(payload.preferred_time), timeZone)}, not booked yet`],
    // Make and model that nobody has looked up are what the visitor typed.
    ['Your car', tradeIn && (tradeIn.rego === null ? `of ${tradeIn.year}` : `${tradeIn.year} ${tradeIn.make} ${tradeIn.model}`)],
    ['Estimate', estimateOf(tradeIn)],
    ['Valid until', validUntil(tradeIn, timeZone)],
    ['Location', location && [location.name, addressLine(location.address)].filter(Boolean).join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

type TradeIn = ConfirmedLead['payload']['trade_in'];

function estimateOf(tradeIn: TradeIn): string | null {
  if (!tradeIn) return null;
  const { valuation } = tradeIn;
  if (!hasAmount(valuation)) return 'We call you with our price.';
  return `${estimateText(valuation)}, ${valuation.is_offer ? 'an offer' : 'a guide'} subject to inspection`;
}

function validUntil(tradeIn: TradeIn, timeZone: string): string | null {
  const until = tradeIn?.valuation?.valid_until;
  return until ? shortDate(clockAt(new Date(until), timeZone).date) : null;
}

function subjectOf({ part, site, payload }: ConfirmedLead, appointment: ConfirmedAppointment | null): string {
  if (appointment?.isCancelled) return `Your test drive at ${site.name} is cancelled`;
  if (part === 'appointment_changed') return `Your test drive at ${site.name} has a new time`;
  if (appointment) return `Your test drive at ${site.name}`;
  return payload.trade_in ? `Your valuation by ${site.name}` : `Your enquiry at ${site.name}`;
}

/** The calendar entry of a test drive; a changed one replaces the entry of before. */
async function calendarOf(lead: ConfirmedLead, { start, sequence, isCancelled, link }: ConfirmedAppointment): Promise<MailAttachment[]> {
  const { leadId, site, location, car } = lead;
  if (!location) return [];
  const content = await calendarFile({
    id: calendarId(leadId, site.url),
    sequence,
    isCancelled,
    start: start.toISOString(),
    title: `Test drive at ${location.name}`,
    description: [car && carHeading(car), site.switches.testDriveDisclaimer].filter(Boolean).join('\n'),
    place: [location.name, addressLine(location.address)].filter(Boolean).join(', '),
    url: link,
  });
  return [{ filename: 'test-drive.ics', content, contentType: 'text/calendar; charset=utf-8' }];
}

/** What the visitor of a lead gets: its facts, what happens next, and the test drive with its private page and calendar entry. */
export async function confirmationMail(lead: ConfirmedLead, appointment: ConfirmedAppointment | null): Promise<Confirmation> {
  const isOn = appointment !== null && !appointment.isCancelled;
  const { testDriveDisclaimer } = lead.site.switches;
  const parts: MailPart[] = [
    {
      text: appointment?.isCancelled
        ? 'The test drive is cancelled, and its time is free again.'
        : 'Thank you. This is what we have received from you.',
    },
    ...factsOf(lead, appointment),
    ...(isOn && testDriveDisclaimer ? [{ text: testDriveDisclaimer }] : []),
    ...(appointment?.isCancelled ? [] : [{ text: nextText(lead, isOn) }]),
    ...(isOn && appointment.link ? [{ link: appointment.link, text: 'Change or cancel the test drive' }] : []),
  ];
  return {
    mail: { subject: subjectOf(lead, appointment), parts },
    attachments: appointment ? await calendarOf(lead, appointment) : [],
  };
}
