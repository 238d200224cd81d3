import { ApiError, PageRedirect, type Car } from '@forecourt/shared-contracts';
import { aCar, aLoaderContext, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { visitCar } from '../testing/visitCar';
import { loader } from './detail';

const NOW = new Date('2026-03-02T02:00:00Z');
const daysAgo = (days: number) => NOW.getTime() / 1000 - days * 86_400;
const responsesOf = (car: Car, similar: Car[] = []) => ({
  [`/api/cars/${car.slug}`]: car,
  [`/api/cars/${car.slug}/similar?limit=4`]: similar,
});

type Given = Omit<NonNullable<Parameters<typeof aLoaderContext>[0]>, 'address' | 'params'>;
const load = (slug: string, given: Given = {}) => loader(aLoaderContext({ address: `/cars/${slug}`, params: { slug }, ...given }));

describe('loader', () => {
  it('VE-002 loads the car of the slug with similar cars', async () => {
    const car = aCar();
    const other = aCar({ id: 102, slug: 'other-102' });

    expect(await load(car.slug, { responses: responsesOf(car, [other]) })).toEqual({ car, similar: [other], status: 200 });
  });

  it('VE-002 returns null for an unknown slug', async () => {
    expect(await load('unknown')).toEqual({ car: null });
  });

  it('VE-001 loads the car if the request for similar cars fails', async () => {
    const car = aCar();

    expect(await load(car.slug, { responses: { [`/api/cars/${car.slug}`]: car } })).toMatchObject({ car, similar: [] });
  });

  it('PL-060 redirects a changed slug permanently', async () => {
    const car = aCar({ slug: 'new-slug-101' });
    const visit = load('old-slug-101', { responses: { '/api/cars/old-slug-101': car } });

    await expect(visit).rejects.toThrow(PageRedirect);
    await expect(visit).rejects.toMatchObject({ to: '/cars/new-slug-101', status: 301 });
  });

  it.each([
    ['in stock', aCar(), 200],
    ['coming soon', aCar({ status: 'coming_soon' }), 200],
    ['sold within the window', aCar({ status: 'sold', sold_date_timestamp: daysAgo(2) }), 200],
    ['sold longer ago', aCar({ status: 'sold', sold_date_timestamp: daysAgo(4) }), 410],
    ['sold at an unknown time', aCar({ status: 'sold' }), 410],
  ])('PL-060 a car %s has its status', async (_state, car, status) => {
    expect(await load(car.slug, { now: NOW, responses: responsesOf(car) })).toMatchObject({ status });
  });

  it('PL-060 CO-045 a sold car has status 200 for the days of soldWindowDays', async () => {
    const car = aCar({ status: 'sold', sold_date_timestamp: daysAgo(4) });
    const site = aSite({ switches: { soldWindowDays: 7 } });

    expect(await load(car.slug, { site, now: NOW, responses: responsesOf(car) })).toMatchObject({ status: 200 });
  });

  it.each([
    ['north', 200],
    ['south', 410],
  ])('VE-075 a sold car has status 200 for the days of its dealership (%s: %i)', async (dealership_slug, status) => {
    const car = aCar({ status: 'sold', sold_date_timestamp: daysAgo(4), dealership_slug });
    const site = aSite({ dealerships: [{ id: 8, slug: 'north', name: 'North', switches: { soldWindowDays: 7 } }] });

    expect(await load(car.slug, { site, now: NOW, responses: responsesOf(car) })).toMatchObject({ status });
  });
});

describe('page', () => {
  it('VE-002 displays that an unknown vehicle is no longer available, with a link to all vehicles', async () => {
    await renderPage(remote, '/cars/gone', { responses: { '/api/cars/gone': new ApiError('Not found.', 404, 'not_found') } });

    expect(screen.getByRole('heading', { level: 1, name: 'This vehicle is no longer available.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
  });

  it('VE-018 names the location in the first screen where the site has several', async () => {
    await visitCar(aCar({ location: null, location_name: 'Harbour Fremantle' }), {
      site: aSite({ locations: [aLocation({ id: 1 }), aLocation({ id: 2 })] }),
    });

    expect(within(screen.getByRole('list', { name: 'At a glance' })).getByText('Harbour Fremantle')).toBeVisible();
  });

  it('VE-075 names the type of a car as its dealership does', async () => {
    await visitCar(aCar({ car_type: 'demo', dealership_slug: 'north' }), {
      site: aSite({
        dealerships: [
          { id: 8, slug: 'north', name: 'North', switches: { carTypeNames: { new: null, demo: 'Company driven', used: null } } },
        ],
      }),
    });

    expect(within(screen.getByRole('list', { name: 'At a glance' })).getByText('Company driven')).toBeVisible();
  });

  it('VE-001 VE-011 displays the heading of the car', async () => {
    await visitCar(aCar());

    expect(screen.getByRole('heading', { level: 1, name: '2021 Toyota Corolla Ascent Sport' })).toBeVisible();
  });
});
