import { isDemoPlate } from '@forecourt/car-imagery';
import { repayment, type Car } from '@forecourt/shared-contracts';
import { carSchema } from '@forecourt/shared-contracts/schemas';
import { aSite } from '@forecourt/shared-contracts/testing';
import { createCarRepository } from '../src/contexts/vehicles';
import { openTestPostgres } from '../testing/postgres';
import { demoStock } from './demoStock';
import { seedDemoStock } from './seedDemoStock';

const NOW = new Date('2026-03-02T09:00:00Z');
const toyota = aSite({
  slug: 'toyota-dealer',
  manufacturer: { name: 'Toyota', slug: 'toyota' },
  switches: { financeProvider: 'demo-finance' },
});
const group = aSite({ slug: 'group', dealership_websites: [{ make: 'Mazda' }, { make: 'Kia' }] });
const supermarket = aSite({ slug: 'supermarket', switches: { salesTypes: ['used'] } });
const caravans = aSite({ slug: 'wide-land-caravans' });

const stockOf = (site: typeof toyota) => demoStock(site, 1001, NOW);
const makesOf = (cars: readonly Car[]) => new Set(cars.map(({ make }) => make));

it('AP-030 the same site and moment give the same stock, another site gives another', () => {
  expect(stockOf(group)).toEqual(stockOf(group));
  expect(stockOf(group)[0]).not.toEqual(stockOf(aSite({ ...group, slug: 'group-two' }))[0]);
});

it.each([
  ['one brand', toyota],
  ['a group', group],
  ['used cars', supermarket],
  ['caravans', caravans],
])('CO-004 every car of %s matches the schema', (_what, site) => {
  const cars = stockOf(site);
  expect(cars.length).toBeGreaterThan(300);
  for (const car of cars) expect(carSchema.validateSync(car, { strict: true, abortEarly: false })).toEqual(car);
  expect(new Set(cars.map(({ slug }) => slug)).size).toBe(cars.length);
});

it('CO-012 a brand’s dealer sells that brand new, and any make used', () => {
  const cars = stockOf(toyota);
  expect(makesOf(cars.filter(({ car_type }) => car_type !== 'used'))).toEqual(new Set(['Toyota']));
  expect(makesOf(cars.filter(({ car_type }) => car_type === 'used')).size).toBeGreaterThan(10);
});

it('CO-012 a group sells its makes new; a used-car yard and a caravan dealer sell their own kind', () => {
  expect(makesOf(stockOf(group).filter(({ car_type }) => car_type === 'new'))).toEqual(new Set(['Mazda', 'Kia']));
  expect(new Set(stockOf(supermarket).map(({ car_type }) => car_type))).toEqual(new Set(['used']));
  const items = stockOf(caravans);
  expect(new Set(items.map(({ item_type }) => item_type))).toEqual(new Set(['caravan', 'motorhome', 'camper-trailer']));
  expect(items.every(({ sleeps, body_length }) => sleeps !== null && body_length !== null)).toBe(true);
});

it('PL-063 CO-011 every figure of the lender comes from the repayment rule', () => {
  const cars = stockOf(toyota).filter((car) => car.price !== null);
  for (const car of cars) {
    const lender = car.finance_lenders['demo-finance'];
    if (!lender) throw new Error(`${car.name} has a price and no lender`);
    const terms = {
      amount: car.offer_price ?? car.price ?? 0,
      deposit: 0,
      residual: 0,
      rate: lender.interestRate ?? 0,
      years: 5,
      fee: lender.establishmentFees ?? 0,
      rounding: 'nearest' as const,
    };
    expect(lender.paymentWeek).toBe(repayment({ ...terms, frequency: 52 })?.payment);
    expect(lender.paymentMonth).toBe(repayment({ ...terms, frequency: 12 })?.payment);
    expect(lender.comparisonRate).toBeGreaterThan(lender.interestRate ?? 0);
  }
});

it('has a car in every state that a page can show', () => {
  const cars = [toyota, group, supermarket, caravans].flatMap(stockOf);
  const has = (test: (car: Car) => boolean) => cars.some(test);
  expect([
    has((car) => car.status === 'sold' && (car.sold_date_timestamp ?? 0) > NOW.getTime() / 1000 - 3 * 86_400),
    has((car) => car.status === 'coming_soon'),
    has((car) => car.preorder),
    has((car) => car.reserved),
    has((car) => car.certified),
    has((car) => car.price === null),
    has((car) => car.offer_price !== null),
    has((car) => car.before_price !== null),
    has((car) => car.photos_count === 0),
    has((car) => !car.show_on_dealer_website),
    has((car) => car.rego_expiry !== null && car.rego_expiry < '2026-03-02'),
  ]).not.toContain(false);
});

it('has plates of the demonstration on each registered car, and none on another', () => {
  for (const site of [toyota, group, supermarket, caravans]) {
    const cars = stockOf(site);
    const registered = cars.filter(({ rego_expiry }) => rego_expiry !== null && rego_expiry >= '2026-03-02');
    expect(registered.filter(({ regplate }) => regplate === null || !isDemoPlate(regplate))).toEqual([]);
    expect(new Set(registered.map(({ regplate }) => regplate)).size).toBe(registered.length);
    expect(cars.filter((car) => car.regplate !== null)).toHaveLength(registered.length);
  }
});

it('AP-030 seeding fills empty sites only', async () => {
  const database = await openTestPostgres();
  const first = await seedDemoStock(database, [toyota, caravans], { now: NOW });
  const second = await seedDemoStock(database, [toyota, caravans, group], { now: NOW });
  const cars = await createCarRepository(database).latest('toyota-dealer', 3);
  await database.close();
  expect(Object.keys(first.added)).toEqual(['toyota-dealer', 'wide-land-caravans']);
  expect(Object.keys(second.added)).toEqual(['group']);
  expect(cars).toHaveLength(3);
});
