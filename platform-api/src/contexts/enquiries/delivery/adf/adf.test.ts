import { aCar, aLocation } from '@forecourt/shared-contracts/testing';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { aDeliveredLead } from '../../../../../testing/aDeliveredLead';
import { adfOf } from './adf';
import { checkAdf } from './checkAdf';
import { xmlText } from './xmlText';

interface Prospect {
  id: { '#text': string }[];
  requestdate: string;
  vehicle: Record<string, unknown> | Record<string, unknown>[];
  customer: { contact: { name: unknown; email: { '#text': string }; phone: Record<string, string> }; comments: string };
  vendor: { vendorname: string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignorePiTags: true,
});
const prospectOf = (xml: string) => (parser.parse(xml) as { adf: { prospect: Prospect } }).adf.prospect;

const CAR = aCar({
  id: 7,
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  vin: 'JTNKU3BE1X0000001',
  stocknum: 'S-7',
  km: 41_000,
  car_type: 'used',
});

it('PL-040 an enquiry about a car is a valid ADF document with car, customer and vendor', () => {
  const xml = adfOf(aDeliveredLead({ car: CAR, payload: { category: 'Test Drive', PreferredContactMethod: 'Phone' } }));
  expect(checkAdf(xml)).toEqual([]);
  const { id, vehicle, customer, vendor, requestdate } = prospectOf(xml);
  expect(id.map((each) => each['#text'])).toEqual(['0b9f0f1e-8f6e-4f59-a2c6-5a0f3b1e9d77', '7d1f8a52-4a2c-4b5e-9f0e-2f6a1c3b4d5e']);
  expect(requestdate).toBe('2026-03-02T01:30:00.000Z');
  expect(vehicle).toMatchObject({
    '@interest': 'test-drive',
    '@status': 'used',
    year: '2021',
    make: 'Toyota',
    model: 'Corolla',
    vin: 'JTNKU3BE1X0000001',
    stock: 'S-7',
    odometer: { '@units': 'km', '#text': '41000' },
  });
  expect(customer.contact.email['#text']).toBe('ash@example.com');
  expect(customer.contact.phone).toMatchObject({ '@type': 'cellphone', '@preferredcontact': '1', '#text': '+61491570156' });
  expect(vendor.vendorname).toBe('Harbour Motors');
});

it('PL-040 an enquiry without a car is a valid ADF document without one', () => {
  const xml = adfOf(aDeliveredLead());
  expect(checkAdf(xml)).toEqual([]);
  expect(prospectOf(xml).vehicle).toMatchObject({ year: '2026', make: 'Not specified', model: 'Not specified' });
});

it.each([
  ['moved', 'The customer moved the test drive to this time.'],
  ['cancelled', 'The customer cancelled the test drive.'],
] as const)('PL-040 AP-047 says that a test drive was %s', (appointment_change, text) => {
  const payload = { category: 'Test Drive', appointment: '2026-03-03T09:30:00+08:00', appointment_change };
  const xml = adfOf(aDeliveredLead({ part: 'appointment_changed', payload }));
  expect(checkAdf(xml)).toEqual([]);
  expect(prospectOf(xml).customer.comments).toContain(`Appointment: Tue 3 Mar, 9:30 am (Perth time)\nAppointment change: ${text}`);
});

it('PL-040 CO-099 has the booked time by the clock of the location', () => {
  const location = { ...aLocation(), address: { ...aLocation().address, state: 'QLD' } };
  const xml = adfOf(aDeliveredLead({ location, payload: { category: 'Test Drive', appointment: '2026-03-03T09:30:00+11:00' } }));
  expect(prospectOf(xml).customer.comments).toContain('Appointment: Tue 3 Mar, 8:30 am (Brisbane time)');
});

it('PL-040 FO-048 says of a time that is not booked that it is a wish', () => {
  const xml = adfOf(aDeliveredLead({ payload: { category: 'Test Drive', preferred_time: '2026-03-03T09:30:00+08:00' } }));
  expect(checkAdf(xml)).toEqual([]);
  const { comments } = prospectOf(xml).customer;
  expect(comments).toContain('Preferred time: Tue 3 Mar, 9:30 am (Perth time). This time is not booked: please confirm it.');
  expect(comments).not.toContain('Appointment:');
});

it('PL-040 a valuation contains the customer’s car as a trade-in', () => {
  const trade_in = {
    ...{ rego: '1ABC234', regoState: 'WA', year: 2019, make: 'Kia', model: 'Rio', badge: null, kms: 52_000 },
    answers: [{ question: 'tyres', answer: 'worn' }],
    valuation: { id: 1000, low: 9000, high: 11_000 },
  };
  const xml = adfOf(aDeliveredLead({ car: CAR, part: 'offer_accepted', payload: { trade_in } }));
  expect(checkAdf(xml)).toEqual([]);
  const [wanted, own] = prospectOf(xml).vehicle as Record<string, unknown>[];
  expect(wanted).toMatchObject({ '@interest': 'buy', model: 'Corolla' });
  expect(own).toMatchObject({ '@interest': 'trade-in', year: '2019', make: 'Kia', model: 'Rio' });
  expect(own?.comments).toBe('Registration 1ABC234 WA\ntyres: worn\nEstimate a guide of $9,000 to $11,000');
  expect(prospectOf(xml).customer.comments).toContain('The customer accepted the valuation.');
});

it.each([
  [null, 'trade-in'],
  ['Sell my car', 'sell'],
])('PL-040 the car of a plain trade-in form is the customer’s own, not a wanted one; subcategory %s', (subcategory, interest) => {
  const payload = { category: 'Trade-In', subcategory, 'Vehicle Make': 'Lada', 'Vehicle Model': 'Niva' };
  const xml = adfOf(aDeliveredLead({ car: CAR, payload }));
  expect(checkAdf(xml)).toEqual([]);
  expect(prospectOf(xml).vehicle).toMatchObject([
    { '@interest': 'buy', model: 'Corolla' },
    { '@interest': interest, make: 'Lada', model: 'Niva', comments: 'The car of the customer. Its year is not known.' },
  ]);
  expect(prospectOf(adfOf(aDeliveredLead({ payload }))).vehicle).toMatchObject({ '@interest': interest, make: 'Lada' });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<!--', '&amp;', '&#0;', '\u0000', '\r\n', '\u0085', '\u2028', '<?x', '\\', '=1+1'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

it('PL-040 whatever a visitor types, the document is valid and parses to the same text', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, comment, make) => {
      const lead = aDeliveredLead({ car: aCar({ make: `M${make}` }), payload: { name: `A${name}`, message: `C${comment}` } });
      const xml = adfOf(lead);
      expect(checkAdf(xml)).toEqual([]);
      const { customer, vehicle } = prospectOf(xml);
      const [first] = [customer.contact.name].flat() as { '#text': string }[];
      expect(first?.['#text']).toBe(xmlText(`A${name}`));
      expect(customer.comments.startsWith(xmlText(`C${comment}`))).toBe(true);
      expect((vehicle as { make: string }).make).toBe(xmlText(`M${make}`));
    }),
    { numRuns: 400 },
  );
});

it('PL-040 removes control characters and lone surrogates, nothing else', () => {
  expect(xmlText(' a\u0000b\u0008c\td\ne\r\nf\ud800g\u{1F697}h\ufffei ')).toBe('abc\td\ne\nfg\u{1F697}hi');
});

describe('validator', () => {
  const valid = adfOf(aDeliveredLead({ car: CAR }));
  it.each([
    ['without a year', (xml: string) => xml.replace(/<year>.*?<\/year>/, ''), 'adf/prospect/vehicle: year is missing'],
    ['with two digits of a year', (xml: string) => xml.replace('<year>2021<', '<year>21<'), 'adf/prospect/vehicle/year: "21" is no year'],
    ['without a make', (xml: string) => xml.replace(/<make>.*?<\/make>/, ''), 'adf/prospect/vehicle: make is missing'],
    ['with an empty model', (xml: string) => xml.replace('>Corolla<', '> <'), 'adf/prospect/vehicle/model: is empty'],
    ['without a vehicle', (xml: string) => xml.replace(/<vehicle .*<\/vehicle>/s, ''), 'adf/prospect: vehicle is missing'],
    [
      'whose customer cannot be reached',
      (xml: string) => xml.replace(/<email preferred.*?<\/email>/, '').replace(/<phone type="cell.*?<\/phone>/, ''),
      'adf/prospect/customer/contact: has neither email nor phone',
    ],
    [
      'without a name',
      (xml: string) => xml.replaceAll(/<name part="(first|last)".*?<\/name>/g, ''),
      'adf/prospect/customer/contact: name is missing',
    ],
    ['without a vendor', (xml: string) => xml.replace(/<vendor>.*<\/vendor>/s, ''), 'adf/prospect: vendor is missing'],
    [
      'with an unknown interest',
      (xml: string) => xml.replace('interest="buy"', 'interest="like"'),
      'adf/prospect/vehicle: interest="like" is not one of',
    ],
    [
      'with an element out of order',
      (xml: string) => xml.replace(/(<year>.*?<\/year>)(<make>.*?<\/make>)/, '$2$1'),
      'adf/prospect/vehicle: year is out of order',
    ],
    [
      'with an unknown element',
      (xml: string) => xml.replace('<customer>', '<mood>good</mood><customer>'),
      'adf/prospect: mood is not allowed in it',
    ],
    ['that is no XML', (xml: string) => xml.replace('</adf>', ''), 'document: '],
    ['of another kind', () => '<rss/>', 'document: its one root must be adf'],
  ])('PL-040 rejects a document %s', (_what, spoil, problem) => {
    expect(checkAdf(spoil(valid)).some((each) => each.startsWith(problem))).toBe(true);
  });
});
