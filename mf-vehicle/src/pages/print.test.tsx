import { createLinks, type Car } from '@forecourt/shared-contracts';
import { aCar, aLoaderContext, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { renderPage, type PartOptions } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';
import { loader, meta } from './print';

const location = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: '08 5550 1234',
  address: aLocation().address,
  distribution_locations: [],
};
const car = aCar({ location, dealercomments: 'One owner.|Full history.' });
const print = jest.fn();
const renderPrint = (of: Car, options: PartOptions = {}) =>
  renderPage(remote, `/print?car_id=${of.slug}`, { ...options, responses: { [`/api/cars/${of.slug}`]: of } });

beforeEach(() => {
  print.mockReset();
  window.print = print;
});

describe('loader', () => {
  const load = (address: string) => loader(aLoaderContext({ address, responses: { [`/api/cars/${car.slug}`]: car } }));

  it('VE-068 loads the car whose slug is car_id', async () => {
    expect(await load(`/print?car_id=${car.slug}`)).toEqual(car);
  });

  it.each(['/print', '/print?car_id=', '/print?car_id=unknown'])('VE-068 returns null for %s', async (address) => {
    expect(await load(address)).toBeNull();
  });

  it('VE-068 rejects if the request fails', async () => {
    const responses = { [`/api/cars/${car.slug}`]: new Error('service unavailable') };
    await expect(loader(aLoaderContext({ address: `/print?car_id=${car.slug}`, responses }))).rejects.toThrow('service unavailable');
  });
});

it('VE-068 PL-060 has the page of the car as its canonical address', () => {
  const site = aSite();
  const metaOf = (data: Car | null) => meta({ data, site, to: createLinks(deployedRoutes(site)), url: new URL(site.url), params: {} });
  expect(metaOf(car)).toEqual({
    title: 'Print 2021 Toyota Corolla Ascent Sport',
    canonical: `/cars/${car.slug}`,
    robots: 'noindex,follow',
  });
  expect(metaOf(null)).toMatchObject({ status: 404 });
});

it('VE-068 SH-143 displays heading, price, specifications, comments and dealer, prints on load and fires event 61', async () => {
  const site = aSite({ locations: [aLocation({ dealer_license_number: 'MD 27061' })] });
  const { track } = await renderPrint(car, { site });

  expect(screen.getByRole('heading', { level: 1, name: '2021 Toyota Corolla Ascent Sport' })).toBeVisible();
  for (const text of [
    '$24,990',
    'U1001',
    'One owner.',
    'Full history.',
    '08 5550 1234',
    'Dealer licence MD 27061',
    `${site.url}/cars/${car.slug}`,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(print).toHaveBeenCalledTimes(1);
  expect(track).toHaveBeenCalledWith({ id: 61, carId: car.id });
});

it('VE-068 prints after the load event', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await renderPrint(car);
  expect(print).not.toHaveBeenCalled();

  act(() => {
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
  });
  expect(print).toHaveBeenCalledTimes(1);
});

it('VE-068 displays SOLD instead of a price for a sold car, and does not print without a car', async () => {
  const { unmount } = await renderPrint(aCar({ status: 'sold' }));
  expect(screen.getByText('SOLD')).toBeVisible();
  expect(screen.queryByText('$24,990')).toBeNull();

  print.mockReset();
  unmount();
  await renderPage(remote, '/print');
  expect(screen.getByRole('heading', { name: 'This vehicle is no longer available.' })).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
