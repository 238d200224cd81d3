import type { Location } from '@forecourt/shared-contracts';
import { customerProfileSaved, selectCustomerProfile } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const at = (id: number, name: string, lat: number | null, long: number | null): Location =>
  aLocation({ id, name, slug: `l-${id}`, address: { ...aLocation().address, street: `${id} Hay Street`, lat, long } });
const site = aSite({
  locations: [
    at(1, 'Nowhere', null, null),
    at(2, 'Perth', -31.95, 115.86),
    at(3, 'Sydney', -33.87, 151.21),
    at(4, 'Adelaide', -34.93, 138.6),
  ],
});
const placeOf = (lat: number, lng: number) => ({ results: [{ geometry: { location: { lat, lng } } }] });
const PARRAMATTA = placeOf(-33.8165, 151.0034);

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const ORDER_OF_SITE = ['Nowhere', 'Perth', 'Sydney', 'Adelaide'];
const FROM_PARRAMATTA = ['Sydney', 'Adelaide', 'Perth', 'Nowhere'];

const renderList = (responses: Record<string, unknown> = {}, store = createPlatformStore({ site })) =>
  renderPage(remote, '/our-location', { site, responses, store });
async function sortFrom(postcode: string) {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your postcode' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your postcode' }), postcode);
  await userEvent.click(screen.getByRole('button', { name: 'Nearest first' }));
}

describe('locations by distance', () => {
  it('LO-029 LO-066 come by distance from a postcode that is submitted, with their kilometres, and those without coordinates last', async () => {
    const { store } = await renderList({ '/api/geocode?postal_code=2150&country=AU': PARRAMATTA });
    expect(names()).toEqual(ORDER_OF_SITE);
    expect(screen.queryByText(/km away/)).not.toBeInTheDocument();

    await sortFrom('2150');
    expect(await screen.findByText('Nearest to you: Sydney')).toBeVisible();
    expect(names()).toEqual(FROM_PARRAMATTA);
    expect(screen.getAllByText(/km away$/).map(({ textContent }) => textContent)).toEqual(['20 km away', '1144 km away', '3272 km away']);
    expect(selectCustomerProfile(store.getState()).postcode).toBe('2150');
  });

  it('LO-029 come by distance from the postcode that a form of this device has saved', async () => {
    const store = createPlatformStore({ site });
    store.dispatch(customerProfileSaved({ name: 'Ash', postcode: '2150' }));
    await renderList({ '/api/geocode?postal_code=2150&country=AU': PARRAMATTA }, store);
    expect(await screen.findByText('Nearest to you: Sydney')).toBeVisible();
    expect(names()).toEqual(FROM_PARRAMATTA);
    expect(selectCustomerProfile(store.getState())).toEqual({ name: 'Ash', postcode: '2150' });
  });

  it.each<[string, string, unknown]>([
    ['215', 'Invalid postcode. Please enter a 4-digit number.', undefined],
    ['9999', 'Invalid postcode', { results: [] }],
    ['2150', 'The distances could not be worked out just now. Please try again.', new Error('down')],
  ])('LO-066 the postcode %s is refused with: %s', async (postcode, message, response) => {
    const { store } = await renderList({ [`/api/geocode?postal_code=${postcode}&country=AU`]: response });
    await sortFrom(postcode);
    expect(await screen.findByText(message)).toBeVisible();
    expect(names()).toEqual(ORDER_OF_SITE);
    expect(selectCustomerProfile(store.getState())).toEqual({});
  });

  it('LO-066 come by distance from the browser’s position, which is requested by a click only and not stored', async () => {
    let found: PositionCallback = () => undefined;
    const getCurrentPosition = jest.fn((success: PositionCallback) => {
      found = success;
    });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { store } = await renderList();
    expect(getCurrentPosition).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    act(() => found({ coords: { latitude: -34.9, longitude: 138.5 } } as GeolocationPosition));
    expect(names()).toEqual(['Adelaide', 'Sydney', 'Perth', 'Nowhere']);
    expect(selectCustomerProfile(store.getState())).toEqual({});
  });

  it('LO-029 LO-066 requests a postcode once, and its response does not replace the position that was requested after it', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const get = jest.fn(() => new Promise<never>((resolve) => (respond = resolve as typeof respond)));
    const getCurrentPosition = (found: PositionCallback) => found({ coords: { latitude: -34.9, longitude: 138.5 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const store = createPlatformStore({ site });
    store.dispatch(customerProfileSaved({ postcode: '2150' }));
    await renderPage(remote, '/our-location', { site, store, api: { get } });
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await act(async () => respond(PARRAMATTA));
    expect(names()[0]).toBe('Adelaide');

    await userEvent.click(screen.getByRole('button', { name: 'Nearest first' }));
    await act(async () => respond(PARRAMATTA));
    expect(names()[0]).toBe('Sydney');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('LO-066 a browser that refuses its position leaves the postcode', async () => {
    const getCurrentPosition = (_found: PositionCallback, refused: PositionErrorCallback) =>
      refused({ code: 1 } as GeolocationPositionError);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await renderList();
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(screen.getByText('This browser does not share its position. Please enter your postcode.')).toBeVisible();
    expect(names()).toEqual(ORDER_OF_SITE);
  });

  it('LO-066 there is no tool where every location is at one place', async () => {
    const one = aSite({ locations: [at(1, 'Sales', -31.95, 115.86), at(2, 'Service', -31.95, 115.86)] });
    await renderPage(remote, '/our-location', { site: one });
    expect(screen.queryByRole('button', { name: 'Nearest first' })).not.toBeInTheDocument();
  });
});

it('LO-005 SH-065 the visit-us page has each address once, with directions and the hours of its departments, the nearest first', async () => {
  const sydney = at(3, 'Sydney', -33.87, 151.21);
  const workshop: Location = { ...sydney, id: 5, slug: 'l-5', name: 'Sydney Workshop', location_type: 'service' };
  const two = aSite({ locations: [at(2, 'Perth', -31.95, 115.86), sydney, workshop] });
  await renderPage(remote, '/pages/visit-us', {
    site: two,
    responses: { '/api/special-hours': [], '/api/geocode?postal_code=2150&country=AU': PARRAMATTA },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Visit us' })).toBeVisible();
  expect(names()).toEqual(['Perth', 'Sydney']);
  expect(screen.getAllByRole('link', { name: 'Get directions' })).toHaveLength(2);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Department' })).toHaveDisplayValue('Sales');

  await sortFrom('2150');
  expect(await screen.findByText('Nearest to you: Sydney')).toBeVisible();
  expect(names()).toEqual(['Sydney', 'Perth']);
});
