import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { aDeliveredLead } from '../../../../../testing/aDeliveredLead';
import { confirmationMail, type ConfirmedAppointment } from './confirmationMail';

const PERTH = aLocation({ contact_detail: { phone: '(08) 9000 0001', landline_phone: null, opening_hours: [] } });
const SITE = aSite({ url: 'https://harbour.example', locations: [PERTH], switches: { testDriveDisclaimer: 'Bring your licence.' } });
const leadOf = (over: Parameters<typeof aDeliveredLead>[0] = {}) => ({
  ...aDeliveredLead({ leadId: '3f2a9c1b-0000-4000-8000-000000000000', location: PERTH, car: aCar(), ...over }),
  site: SITE,
});
const APPOINTMENT: ConfirmedAppointment = {
  start: new Date('2026-03-03T09:00:00+08:00'),
  sequence: 0,
  isCancelled: false,
  link: 'https://harbour.example/test-drives/private',
};
const factsOf = ({ mail }: Awaited<ReturnType<typeof confirmationMail>>) =>
  Object.fromEntries(mail.parts.flatMap((part) => ('label' in part ? [[part.label, part.value]] : [])));
const textsOf = ({ mail }: Awaited<ReturnType<typeof confirmationMail>>) =>
  mail.parts.flatMap((part) => ('label' in part ? [] : [part.text]));

it('FO-126 has reference, vehicle, location and what happens next, and nothing that the visitor typed', async () => {
  const payload = { category: 'Vehicle Enquiry', name: 'Buy pills', last_name: 'at evil.example', message: 'Click evil.example' };
  const found = await confirmationMail(leadOf({ payload }), null);
  expect(found.mail.subject).toBe('Your enquiry at Harbour Motors');
  expect(factsOf(found)).toEqual({
    Reference: '3F2A-9C1B',
    About: 'Vehicle Enquiry',
    Vehicle: '2021 Toyota Corolla Ascent Sport',
    Location: 'Harbour Motors Perth, 12 Quay Street, Perth WA 6000',
  });
  expect(textsOf(found)).toEqual([
    'Thank you. This is what we have received from you.',
    'We call you or write to you. Have your reference at hand when you call us first: (08) 9000 0001.',
  ]);
  expect(found.attachments).toEqual([]);
  expect(JSON.stringify(found)).not.toMatch(/evil|pills/);

  const typed = {
    rego: null,
    regoState: null,
    year: 2022,
    make: 'evil.example',
    model: 'evil',
    badge: 'evil',
    kms: 1,
    answers: [],
    valuation: null,
  };
  const hostile = await confirmationMail(leadOf({ payload: { ...payload, category: 'Refund: evil.example', trade_in: typed } }), null);
  expect(factsOf(hostile)).toMatchObject({ 'Your car': 'of 2022' });
  expect(JSON.stringify(hostile)).not.toMatch(/evil|pills/);
});

it('FO-126 has a test drive by the clock of the location, with calendar file, private page and what to bring', async () => {
  const found = await confirmationMail(leadOf({ payload: { category: 'Test Drive' } }), APPOINTMENT);
  expect(found.mail.subject).toBe('Your test drive at Harbour Motors');
  expect(factsOf(found)['Test drive']).toBe('Tue 3 Mar, 9:00 am (Perth time)');
  expect(textsOf(found)).toContain('Bring your licence.');
  expect(found.mail.parts.at(-1)).toEqual({ link: APPOINTMENT.link, text: 'Change or cancel the test drive' });
  const [{ content = '', ...file } = {}] = found.attachments;
  expect(file).toEqual({ filename: 'test-drive.ics', contentType: 'text/calendar; charset=utf-8' });
  expect(content).toContain('UID:3f2a9c1b-0000-4000-8000-000000000000@harbour.example');
  expect(content).toContain('DTSTART:20260303T010000Z');
  expect(content).toContain('SEQUENCE:0');
});

it('FO-126 a moved and a cancelled test drive replace the calendar entry of before', async () => {
  const lead = leadOf({ part: 'appointment_changed', payload: { category: 'Test Drive' } });
  const moved = await confirmationMail(lead, { ...APPOINTMENT, sequence: 1 });
  expect(moved.mail.subject).toBe('Your test drive at Harbour Motors has a new time');
  expect(moved.attachments[0]?.content).toContain('SEQUENCE:1');

  const cancelled = await confirmationMail(lead, { ...APPOINTMENT, sequence: 2, isCancelled: true });
  expect(cancelled.mail.subject).toBe('Your test drive at Harbour Motors is cancelled');
  expect(cancelled.attachments[0]?.content).toContain('STATUS:CANCELLED');
  expect(textsOf(cancelled)).toEqual(['The test drive is cancelled, and its time is free again.']);
});

it('FO-126 has the estimate of a valuation with until when it holds, or that we call', async () => {
  const car = { rego: '1ABC234', regoState: 'WA', year: 2022, make: 'Kia', model: 'Rio', badge: null, kms: 40_000, answers: [] };
  const valuation = { id: 1, low: 12_000, high: 14_000, valid_until: '2026-03-09T02:00:00.000Z' };
  const found = await confirmationMail(leadOf({ car: null, payload: { category: 'Trade-In', trade_in: { ...car, valuation } } }), null);
  expect(found.mail.subject).toBe('Your valuation by Harbour Motors');
  expect(factsOf(found)).toMatchObject({
    'Your car': '2022 Kia Rio',
    Estimate: '$12,000 to $14,000, a guide subject to inspection',
    'Valid until': '9 Mar 2026',
  });
  const offer = { ...valuation, high: 12_000, is_offer: true };
  const offered = await confirmationMail(leadOf({ payload: { category: 'Trade-In', trade_in: { ...car, valuation: offer } } }), null);
  expect(factsOf(offered).Estimate).toBe('$12,000, an offer subject to inspection');
  const without = await confirmationMail(leadOf({ payload: { trade_in: { ...car, valuation: null } } }), null);
  expect(factsOf(without).Estimate).toBe('We call you with our price.');
});
