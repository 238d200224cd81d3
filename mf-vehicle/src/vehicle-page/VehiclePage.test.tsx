import type { Car, Switches } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { hydrateOnPlatform, installNativeDialog } from '@forecourt/shared-ui/testing';
import { visitCar } from '../testing/visitCar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VehiclePage } from './VehiclePage';

const location: Car['location'] = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: '08 5550 1234',
  address: aLocation().address,
  distribution_locations: [],
};
const slotsOf = (container: HTMLElement) => [...container.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
const noViews = () => Promise.reject(new Error('offline'));

it('PL-059 renders the breadcrumbs of the car', async () => {
  await visitCar(aCar());

  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'HomeAll vehiclesToyota Corolla2021 Toyota Corolla Ascent Sport',
  );
  expect(screen.getByRole('link', { name: 'Toyota Corolla' })).toHaveAttribute('href', '/search/toyota/corolla');
});

it('VE-003 VE-005 counts the view and displays the view count', async () => {
  const get = jest.fn().mockResolvedValue({ views: 1234, car_fields: {} });
  const car = aCar({ photos_count: 12 });
  await visitCar(car, { api: { get } });

  expect(await screen.findByText('1,234 views')).toBeVisible();
  const [address] = get.mock.calls[0];
  const { pathname, searchParams } = new URL(address, 'https://harbour-motors.example');
  expect(pathname).toBe(`/cars/${car.slug}/view.json`);
  expect(Object.fromEntries(searchParams)).toEqual({ photos_count: '12', updated_at: car.updated_at, website_id: '1' });
});

it('VE-003 replaces fields of the displayed car by fresh ones', async () => {
  const get = () => Promise.resolve({ views: 0, car_fields: { price: 22_990 } });
  await visitCar(aCar(), { api: { get: get as never } });

  expect(await screen.findByText('$22,990')).toBeVisible();
  expect(screen.queryByText('$24,990')).not.toBeInTheDocument();
});

it('VE-004 displays no view count and an unchanged page if the request fails', async () => {
  const get = jest.fn(noViews);
  await visitCar(aCar(), { api: { get } });

  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(screen.queryByText(/views?$/)).not.toBeInTheDocument();
  expect(screen.getByText('$24,990')).toBeVisible();
});

it('VE-006 adds the car to the viewed cars', async () => {
  const store = createPlatformStore({ site: aSite() });
  await visitCar(aCar(), { store });

  expect(store.getState().viewedCars).toEqual([
    { id: 101, stocknum: 'U1001', make: 'Toyota', model: 'Corolla', body: 'Hatch', simple_body: 'Hatch' },
  ]);
});

/** The slot at an anchor, with its props. */
function slotAt(container: HTMLElement, anchor: string) {
  const slot = container.querySelector<HTMLElement>(`${anchor} [data-slot]`);
  return slot && { name: slot.dataset.slot, props: JSON.parse(slot.dataset.props ?? '{}') };
}

it('SH-110 VE-008 VE-009 VE-058 renders finance and location slots at their anchors', async () => {
  const { container } = await visitCar(aCar({ location }), { site: aSite({ locations: [aLocation()] }) });

  expect(slotAt(container, '#finance-calculator')?.name).toBe('finance-calculator');
  expect(slotAt(container, '#financeDisclaimer')?.name).toBe('finance-disclaimer');
  expect(slotAt(container, '#vehicle-map')).toEqual({ name: 'location-summary', props: { locationId: 31, map: true } });
});

it('SH-110 has the finance button at #finance-form', async () => {
  const { container } = await visitCar(aCar());

  expect(container.querySelector('#finance-form')).toHaveTextContent('Finance');
});

const unmapped = aLocation({ address: { ...aLocation().address, lat: null } });
it.each([
  ['showMapSection is off', aSite({ locations: [aLocation()], switches: { showMapSection: false } })],
  ['the coordinates are unknown', aSite({ locations: [unmapped] })],
])('VE-009 has the location without a map if %s', async (_case, site) => {
  const { container } = await visitCar(aCar({ location }), { site });
  expect(slotAt(container, '#vehicle-map')).toEqual({ name: 'location-summary', props: { locationId: 31, map: false } });
});

it.each([
  ['the car has none', aSite({ locations: [aLocation()] }), { location: null, location_id: null }],
  ['the site hides it', aSite({ locations: [aLocation({ visible: false })] }), { location }],
])('VE-009 has no location if %s', async (_case, site, over) => {
  const { container } = await visitCar(aCar(over), { site });
  expect(container.querySelector('#vehicle-map')).not.toBeInTheDocument();
});

it('VE-072 renders no finance with financeEnabled off', async () => {
  const { container } = await visitCar(aCar(), { site: aSite({ switches: { financeEnabled: false } }) });

  expect(slotsOf(container).filter((slot) => slot?.startsWith('finance'))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Finance' })).not.toBeInTheDocument();
});

it('VE-014 VE-022 displays SOLD and similar cars instead of price and buttons for a sold car', async () => {
  const similar = [aCar({ id: 102, slug: 'other-102' }), aCar({ id: 103, slug: 'other-103' })];
  const { container } = await visitCar(aCar({ status: 'sold', sold: true }), { similar });

  expect(screen.getByText('SOLD')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Find Me Something Similar' })).toBeVisible();
  expect(screen.queryByText('$24,990')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Enquire Now' })).not.toBeInTheDocument();
  expect(slotsOf(container)).toEqual(['find-similar', 'car-card', 'car-card', 'sticky-bar']);
});

/** The page of a sold car with one similar car. */
function visitSold(findSimilarPresentation: Switches['findSimilarPresentation']) {
  installNativeDialog();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockClear();
  const site = aSite({ switches: { findSimilarPresentation } });
  return visitCar(aCar({ status: 'sold', sold: true }), { similar: [aCar({ id: 102 })], site }).then((page) => ({ ...page, showModal }));
}

it('VE-015 displays "Find Me Something Similar" as a form in the sidebar', async () => {
  const { container } = await visitSold('form');

  expect(slotsOf(container)).toEqual(['find-similar', 'car-card', 'sticky-bar']);
  expect(screen.queryByRole('link', { name: 'Find Me Something Similar' })).not.toBeInTheDocument();
});

it.each([
  ['modal', 'dialog', 1],
  ['button', null, 0],
] as const)('VE-015 displays "Find Me Something Similar" as a %s', async (presentation, popup, dialogs) => {
  const { container, showModal } = await visitSold(presentation);
  expect(slotsOf(container)).toEqual(['car-card', 'find-similar', 'sticky-bar']);

  const link = screen.getByRole('link', { name: 'Find Me Something Similar' });
  expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['#enquire', popup]);
  await userEvent.click(link);
  expect(showModal).toHaveBeenCalledTimes(dialogs);
});

it('VE-021 VE-016 VE-062 LO-050 has every button and block that car and tenant allow', async () => {
  const site = aSite({
    locations: [aLocation()],
    switches: {
      callNowRequiresOpen: false,
      favouritesEnabled: true,
      fleetEnabled: true,
      onlinePurchaseEnabled: true,
      reserveEnabled: true,
      tradeInEnabled: true,
      valuationProvider: 'valuer',
    },
  });
  const car = aCar({ location, car_type: 'used', payment_processors: ['demo'], file: '/report.pdf' });
  const { container } = await visitCar(car, { site });

  const labels = (place: Element | null) => [...(place?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  const actions = container.querySelector('#vehicle-actions') as Element;
  const direct = [...actions.querySelectorAll('a')].filter((link) => !link.closest('[popover]'));
  expect(direct.map((link) => link.textContent)).toEqual(['Enquire Now', 'Test Drive', 'Reserve $200Refundable']);
  const sheet = container.querySelector('[aria-label="More ways to buy"]');
  expect(labels(sheet)).toEqual(['Make an Offer', 'Request Photos', 'Online Purchase', 'Trade-in']);
  expect(labels(container.querySelector('#finance-form'))).toEqual(['Finance']);
  expect(screen.getByRole('list', { name: 'On file' })).toHaveTextContent('History report');
  expect(slotsOf(container)).toEqual([
    'share-widget',
    'saved-button',
    'finance-summary',
    'phone-reveal',
    'location-open',
    'finance-calculator',
    'finance-disclaimer',
    'location-summary',
    'reviews',
    'enquiry-form',
    'fleet-block',
    'sticky-bar',
  ]);
});

it('VE-016 VE-062 has no finance and no fleet where the tenant has none', async () => {
  const { container } = await visitCar(aCar(), { site: aSite({ switches: { financeEnabled: false } }) });

  expect(slotsOf(container)).toEqual(['share-widget', 'phone-reveal', 'enquiry-form', 'sticky-bar']);
});

it('SH-110 VE-053 an address with an anchor opens what is folded there', async () => {
  const { container } = await visitCar(aCar(), { hash: '#finance-calculator' });
  expect(container.querySelector('#finance-calculator details')).toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 3, name: 'Key information' }).closest('details')).not.toHaveAttribute('open');
});

it('PL-063 the asterisks of all payments of the page lead to its one note', async () => {
  const { container } = await visitCar(aCar(), { similar: [aCar({ id: 102 })] });
  expect(container.querySelectorAll('#finance-note')).toHaveLength(1);
  expect(container.querySelector('#finance-note [data-slot]')).toHaveAttribute('data-slot', 'finance-disclaimer');
  expect(slotsOf(container)).not.toContain('finance-note');
});

it('renders one enquiry form', async () => {
  const { container } = await visitCar(aCar());

  expect(slotsOf(container).filter((slot) => slot === 'enquiry-form')).toHaveLength(1);
});

const noVariant: Car['variant'] = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  geartype: null,
  bodyconfiguration: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  grossvehiclemass: null,
  towingcapacitybraked: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  torque: null,
  ancaprating: null,
};

it('PL-062 renders every fact on the server, and hydration leaves the HTML unchanged', async () => {
  const car = aCar({
    vin: 'JTNKARJE80J123456',
    location,
    dealercomments: `${'One owner, full history. '.repeat(30)}|Call us about the last service.`,
    standardEquipment: Array.from({ length: 12 }, (_each, index) => `Feature ${index + 1}`),
    variant: { ...noVariant, towingcapacitybraked: 1300, vehiclelength: 4375 },
  });
  const { html, before, after, problems } = await hydrateOnPlatform(<VehiclePage car={car} similar={[]} />);

  for (const fact of [
    '$24,990',
    '41,250 km',
    'JTNKARJE80J123456',
    'Call us about the last service.',
    'Feature 12',
    '1,300 kg',
    '4,375 mm',
    'Harbour Motors Perth',
  ]) {
    expect(html).toContain(fact);
  }
  expect(problems).toEqual([]);
  expect(after).toBe(before);
});

describe('the dated banner', () => {
  const promoBanner = { start: '2026-03-01', end: '2026-03-02', zone: 'Australia/Perth', text: 'Drive-away month', car_type: ['demo'] };
  const site = aSite({ switches: { promoBanner: promoBanner as never } });

  it.each([
    ['is displayed on a matching car inside its window', 'demo', '2026-03-02T02:00:00Z', true],
    ['is not displayed on another car', 'used', '2026-03-02T02:00:00Z', false],
    ['is not displayed outside its window', 'demo', '2026-03-02T16:30:00Z', false],
  ] as const)('VE-010 %s', async (_case, car_type, now, isDisplayed) => {
    await visitCar(aCar({ car_type }), { site, now: new Date(now) });

    expect(screen.queryByText('Drive-away month') !== null).toBe(isDisplayed);
  });
});

it('VE-022 VE-047 renders no marketing sections for a sold car', async () => {
  await visitCar(aCar({ status: 'sold', sold: true }));

  expect(screen.queryByRole('heading', { name: 'Why Buy From Us?' })).toBeNull();
});

it.each([
  ['VE-030 VE-033', 'Test Drive', 'test-drive-dialog'],
  ['VE-033 VE-034', 'Make an Offer', 'offer-dialog'],
  ['VE-033', 'Request Photos', 'request-photos-dialog'],
] as const)('%s opens the dialog of "%s" with the car', async (_ids, name, slot) => {
  const { container } = await visitCar(aCar());
  expect(slotsOf(container)).not.toContain(slot);
  if (name !== 'Test Drive') await userEvent.click(screen.getByRole('button', { name: 'More ways to buy' }));
  await userEvent.click(screen.getByRole('link', { name }));
  const dialog = container.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  expect(JSON.parse(dialog?.dataset.props ?? '{}')).toMatchObject({ car: { id: 101 } });
});

it('VE-077 CO-144 has the slots of the tenant’s document at their positions, with the car and the props of the document', async () => {
  const placed = (slot: string, position: string | undefined, props = {}) => ({ type: 'slot' as const, slot, props, position });
  const { container } = await visitCar(aCar(), {
    site: aSite({
      sections: {
        'vehicle.detail': [
          placed('latest-cars', 'end'),
          placed('promo-cards', 'after-price', { limit: 2 }),
          placed('promo-cards', 'after-price', { limit: 1 }),
          placed('trade-in-faq', 'after-facts'),
          placed('valuation-widget', 'after-finance'),
          placed('offer-cards', undefined),
          { type: 'text', title: 'Below', html: '<p>Below</p>' },
        ],
        'search.results': [placed('article-cards', 'after-price')],
      },
    }),
  });
  const names = ['latest-cars', 'promo-cards', 'trade-in-faq', 'valuation-widget', 'offer-cards', 'article-cards'];
  expect(slotsOf(container).filter((name) => names.includes(name ?? ''))).toEqual([
    'promo-cards',
    'promo-cards',
    'trade-in-faq',
    'valuation-widget',
    'latest-cars',
  ]);
  const first = container.querySelector<HTMLElement>('[data-slot="promo-cards"]');
  expect(JSON.parse(first?.dataset.props ?? '{}')).toMatchObject({ car: { id: 101 }, limit: 2 });
  expect(screen.queryByRole('heading', { name: 'Below' })).not.toBeInTheDocument();
});

it('VE-022 has no buttons of forms on a sold car but Find Me Something Similar', async () => {
  await visitCar(aCar({ status: 'sold' }));
  for (const name of ['Test Drive', 'Make an Offer', 'Request Photos'])
    expect(screen.queryByRole('link', { name, hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Find Me Something Similar' })).toBeVisible();
});
