import Fastify from 'fastify';
import { linkedRoutes, tableOf } from '@forecourt/shared-contracts/site-routes';
import { aCar, aLender, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { pdfPages, pdfTexts } from '../../../../testing/pdfTexts';
import type { Problem } from '../../../infrastructure/http/problems';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { brandColours, contrast } from '../../../infrastructure/brand/brandColours';
import { brochureContent } from './brochureContent';
import { brochureRoutes } from './brochureRoutes';
import { printable } from './printable';

const NOW = new Date('2026-03-02T09:00:00Z');
const LENDER = aLender({
  ...{ financeProvider: 'demo', comparisonRate: 9.12, paymentWeek: 117.4, balloon: 0, deposit: 1000 },
  ...{ totalPayable: 30_550, disclaimer: 'Approved customers only.' },
});
const SITE = aSite({
  slug: 'harbour-motors',
  locations: [aLocation({ dealer_license_number: 'MD 12345' }), aLocation({ id: 99, slug: 'x', dealer_license_number: 'MD 99' })],
  theme: { brand: '#ffd400' },
  switches: { financeProvider: 'demo' },
});
const CAR = aCar({
  id: 1,
  slug: 'car-1',
  price: 24_990,
  before_price: 26_990,
  location_id: 31,
  primary_image_url: 'cars/harbour-motors/1/side.webp',
  standardEquipment: ['Blind Spot Monitor', 'Sièges chauffants – avant'],
  finance_lenders: { demo: LENDER },
});

const NO_ROUTES = tableOf([]);

let api: TestApi;
const brochure = (slug: string, host = HARBOUR_HOST) =>
  api.app.inject({
    url: `/api/cars/${slug}/brochure.pdf`,
    headers: { host, 'x-site-routes': JSON.stringify(linkedRoutes(deployedRoutes(SITE))) },
  });
const linesOf = (pdf: Buffer) => pdfTexts(pdf).map(({ text }) => text);

beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, tenants: tenantsOf(SITE, aSite({ id: 2, slug: 'river-motors' })) });
  const hidden = aCar({ id: 2, slug: 'hidden', show_on_dealer_website: false });
  const bare = aCar({ id: 3, slug: 'bare', price: null, primary_image_url: null, images: [], status: 'sold' });
  const unreachable = aCar({ id: 4, slug: 'unreachable', primary_image_url: 'https://elsewhere.example/a.jpg' });
  const long = aCar({ id: 5, slug: 'long', standardEquipment: Array.from({ length: 240 }, (_none, index) => `Feature number ${index}`) });
  await api.cars.save(
    'harbour-motors',
    [CAR, hidden, bare, unreachable, long].map((car) => ({ car, feedKey: car.slug, source: 'feed' as const })),
  );
});
afterAll(() => api.close());

describe('the brochure of a car', () => {
  let pdf: Buffer;
  let head: Record<string, unknown>;
  beforeAll(async () => {
    const response = await brochure('car-1');
    pdf = response.rawPayload;
    head = response.headers;
  });

  it('AP-033 is a PDF with the name of the car’s address, on one or two pages', () => {
    expect(head).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="car-1.pdf"' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdfPages(pdf)).toBeLessThanOrEqual(2);
  });

  it('AP-033 states what the car is, what it costs and what it has', () => {
    const lines = linesOf(pdf);
    expect(lines).toEqual(
      expect.arrayContaining(['2021 Toyota Corolla Ascent Sport', 'Used · Stock U1001', '$24,990', 'Drive away in WA · Was $26,990']),
    );
    expect(lines).toEqual(
      expect.arrayContaining(['Kilometres', '41,250 km', 'Transmission', 'Automatic', 'Specifications', 'Engine', '2.0L']),
    );
    expect(lines).toEqual(expect.arrayContaining(['Features', 'Blind Spot Monitor', 'Sièges chauffants – avant', '1ABC234']));
  });

  it('AP-033 PL-066 names the dealer with address, phone and licence number', () => {
    const lines = linesOf(pdf);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Harbour Motors',
        '12 Quay Street, Perth WA 6000',
        '08 5550 1234',
        'https://harbour-motors.example/cars/car-1',
      ]),
    );
    expect(lines).toContain('Dealer licence MD 12345 (WA)');
    expect(lines).toContain('As at 2 Mar 2026. Price and availability may change.');
  });

  it('PL-063 PL-064 AP-033 shows the advertised payment with both rates, basis and warning, none smaller than the rate', () => {
    const texts = pdfTexts(pdf);
    const rates = texts.find(({ text }) => text.startsWith('7.99%'));
    expect(texts).toContainEqual(expect.objectContaining({ text: '$117 per week' }));
    expect(rates?.text).toBe('7.99% p.a., comparison rate 9.12% p.a.');
    const from = texts.findIndex(({ text }) => text.startsWith('Comparison rate is based on'));
    const beside = texts.slice(from, from + 3);
    expect(beside.map(({ text }) => text.trim()).join(' ')).toMatch(
      /^Comparison rate is based on a 5-year secured loan of \$30,000\. WARNING: .* different comparison rate\.$/,
    );
    expect(Math.min(...beside.map(({ size }) => size))).toBeGreaterThanOrEqual(rates?.size ?? Infinity);
    expect(linesOf(pdf).join(' ')).toContain('5 year term, $1,000 deposit, $0 final payment, $30,550 in total. Approved customers only.');
  });

  it('AP-033 contains the photo of the car', () => {
    expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image[\s\S]*\/Filter \/DCTDecode/);
  });
});

it('AP-033 a car without price, image or features has a brochure too', async () => {
  const response = await brochure('bare');
  expect(response.statusCode).toBe(200);
  const lines = linesOf(response.rawPayload);
  expect(lines).toEqual(expect.arrayContaining(['Sold · Stock U1001', 'Enquire for price.']));
  expect(lines).not.toContain('Features');
  expect(response.rawPayload.toString('latin1')).not.toContain('/Subtype /Image');
});

it('AP-033 creates the brochure without a photo that cannot be loaded', async () => {
  expect((await brochure('unreachable')).statusCode).toBe(200);
});

describe('what takes too long', () => {
  const never = () => new Promise<never>(() => undefined);
  const isImage = async () => ({ file: 'side.webp' }) as never;

  /** The routes with a stock and images that respond as given, and limits that nobody waits for. */
  async function request(parts: { find?: () => Promise<never>; read?: () => Promise<never> }) {
    const app = Fastify();
    app.setErrorHandler((error: Problem, _request, reply) => reply.code(error.statusCode).send(error.toResponse()));
    app.decorateRequest('site', { getter: () => SITE });
    await app.register(brochureRoutes, {
      cars: { findBySlug: parts.find ?? (async () => CAR) },
      images: { find: isImage, read: parts.read ?? never },
      now: () => NOW,
      timeoutMs: parts.find ? 5 : 60_000,
      photoTimeoutMs: 5,
    });
    const response = await app.inject({ url: '/api/cars/car-1/brochure.pdf', headers: { 'x-site-routes': '[]' } });
    await app.close();
    return response;
  }

  it('AP-033 a photo is left out', async () => {
    const { statusCode, rawPayload } = await request({});
    expect([statusCode, linesOf(rawPayload)[0] !== undefined]).toEqual([200, true]);
    expect(rawPayload.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('AP-033 a brochure is 503, and does not keep its visitor waiting', async () => {
    const { statusCode, json } = await request({ find: never });
    expect([statusCode, (json() as { error: { code: string } }).error.code]).toEqual([503, 'unavailable']);
  });
});

it('AP-033 a very long list goes on over further pages, each with band and footer', async () => {
  const { rawPayload } = await brochure('long');
  const lines = linesOf(rawPayload);
  expect(lines.filter((line) => line.startsWith('Feature number'))).toHaveLength(240);
  expect(lines.filter((line) => line.startsWith('As at'))).toHaveLength(pdfPages(rawPayload));
});

it('AP-033 responds 404 for a hidden or unknown car and for a car of another site', async () => {
  for (const response of [await brochure('hidden'), await brochure('nothing'), await brochure('car-1', RIVER_HOST)]) {
    expect([response.statusCode, response.json()]).toEqual([404, { error: { code: 'not_found', message: 'Not found.' } }]);
  }
});

it('PL-060 AP-033 a slug that the car had before leads to its brochure, which has the new name', async () => {
  const renamed = (slug: string) => ({ car: aCar({ id: 6, slug, stocknum: 'R6' }), feedKey: 'renamed', source: 'feed' as const });
  await api.cars.save('harbour-motors', [renamed('before')]);
  await api.cars.save('harbour-motors', [renamed('after')]);

  const { statusCode, headers, rawPayload } = await brochure('before');
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="after.pdf"']);
  expect(linesOf(rawPayload)).toEqual(expect.arrayContaining(['Used · Stock R6', 'https://harbour-motors.example/cars/after']));
});

it('PL-066 without a number of its own place it names those of the state, or of the whole site', () => {
  const licenceOf = (car: object, site = SITE) => brochureContent({ ...CAR, ...car }, site, NO_ROUTES, NOW).dealer.licence;
  expect(licenceOf({ location_id: 99 })).toBe('Dealer licence MD 99 (WA)');
  expect(licenceOf({ location_id: null })).toBe('Dealer licence MD 12345 (WA), MD 99 (WA)');
  expect(licenceOf({ location_id: null, state: 'NSW' })).toBe('Dealer licence MD 12345 (WA), MD 99 (WA)');
  expect(licenceOf({}, aSite())).toBeNull();
});

it('PL-063 shows no payment where none may be advertised', () => {
  expect(brochureContent({ ...CAR, status: 'sold' }, SITE, NO_ROUTES, NOW).finance).toBeNull();
  expect(
    brochureContent({ ...CAR, finance_lenders: { demo: { ...LENDER, comparisonRate: null } } }, SITE, NO_ROUTES, NOW).finance,
  ).toBeNull();
});

it.each(['#ffd400', '#0b5fff', '#111111', '#ffffff', 'rgb(200 30 40)', 'no colour'])(
  'AP-033 text on and in the brand colour %s reads well',
  async (brand) => {
    const { onBrand, brand: ground, brandText } = await brandColours({ brand, accent: '#000' });
    expect(contrast(onBrand, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(brandText, [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  },
);

it('AP-033 prints names in any alphabet as well as the fonts can', () => {
  expect(printable('Škoda Ěmīlija’s  ⅔ 車')).toBe('Škoda Emilija’s 23 ');
});
