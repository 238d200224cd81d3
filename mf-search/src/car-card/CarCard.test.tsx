import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderSlot } from '@forecourt/shared-ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import remote from '../remote';
import { serverPage } from '../testing/serverPage';
import { CarCard } from './CarCard';

const car = aCar({
  slug: 'kia-7',
  year: 2021,
  make: 'Kia',
  model: 'Seltos',
  badge: 'GT',
  series: null,
  km: 41_250,
  price: 28_990,
  before_price: 30_990,
  price_type: 'Drive Away',
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
});
const heading = '2021 Kia Seltos GT';
const lender = {
  financeProvider: 'bank',
  interestRate: 8,
  comparisonRate: 8.5,
  paymentWeek: 120,
  paymentMonth: 520,
  balloon: null,
  deposit: null,
  termYears: 5,
  termMonths: null,
  termWeeks: null,
  establishmentFees: null,
  totalPayable: null,
  disclaimer: null,
};

const openMenu = () => userEvent.click(screen.getByRole('button', { name: `More about ${heading}` }));

it('SE-050 SE-051 shows condition, title, odometer, transmission, price, price type and the price before', async () => {
  await renderSlot(remote, 'car-card', { car: car });

  expect(screen.getByText('Used')).toBeVisible();
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['41,250 km', 'Automatic']);
  expect(screen.getByText('$28,990')).toBeVisible();
  expect(screen.getByText('Drive away in WA')).toBeVisible();
  expect(screen.getByText('$30,990')).toBeVisible();
});

it('PL-054 does not render again with its parent', async () => {
  const read = jest.fn(() => 41_250);
  const watched = Object.defineProperty({ ...car }, 'km', { get: read });
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
        <CarCard car={watched} />
      </>
    );
  }
  renderOnPlatform(<Page />);
  const before = read.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(read).toHaveBeenCalledTimes(before);
});

it('SE-050 omits unknown facts', async () => {
  await renderSlot(remote, 'car-card', { car: aCar({ km: null, simple_transmission: null, trans: null }) });

  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('SE-052 shows the image at 480 pixels in the quality of the tenant, with the tag of the car', async () => {
  await renderSlot(remote, 'car-card', { car: { ...car, reserved: true } }, { site: aSite({ switches: { imageQuality: 60 } }) });

  expect(screen.getByRole('img', { name: heading })).toHaveAttribute('src', '/images/w_480,q_60,soon/cars/101/front.jpg');
  expect(screen.getByText('Reserved')).toBeVisible();
});

it('VE-073 SE-052 swipes through the first six photos, which lead to the car and load when they are touched', async () => {
  const images = Array.from({ length: 8 }, (_each, index) => ({ url: `cars/101/${index + 1}.jpg` }));
  const { container } = await renderSlot(remote, 'car-card', { car: { ...car, images, primary_image_url: 'cars/101/1.jpg' } });
  const photos = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')?.slice(-5));
  expect(photos()).toEqual(['1.jpg']);
  const [first] = container.querySelectorAll<HTMLElement>('a[href="/cars/kia-7"][tabindex="-1"]');
  expect(container.querySelectorAll('a[href="/cars/kia-7"][tabindex="-1"]')).toHaveLength(6);

  const strip = first?.parentElement as HTMLElement;
  fireEvent.pointerEnter(strip);
  expect(photos()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  fireEvent.scroll(strip, { target: { scrollLeft: 600 } });
  expect(container).toHaveTextContent('3 / 6');
});

it('SE-053 announces coming photos within the hours of the tenant', async () => {
  await renderSlot(
    remote,
    'car-card',
    { car: { ...car, images: [], primary_image_url: null, created_at: '2026-03-01T12:00:00Z' } },
    {
      site: aSite({ switches: { imageHours: 24 } }),
      now: new Date('2026-03-02T02:00:00Z'),
    },
  );

  expect(screen.getByText('Photos coming soon')).toBeVisible();
});

it.each([
  [2, true],
  [1, false],
])('SE-050 names the location of a car on a site with several (%i: %s)', (count, isNamed) => {
  const locations = Array.from({ length: count }, (_none, index) => aLocation({ id: index + 1 }));
  renderOnPlatform(<CarCard car={{ ...car, location_name: 'Harbour Fremantle' }} />, { site: aSite({ locations }) });

  expect(screen.queryByText('Harbour Fremantle') !== null).toBe(isNamed);
});

it('VE-075 announces photos as the car’s dealership does, and has the words of the site', async () => {
  const north = { imageHours: 24, carTypeNames: { new: null, demo: null, used: 'Pre-loved' } };
  await renderSlot(
    remote,
    'car-card',
    {
      car: { ...car, car_type: 'used', dealership_slug: 'north', images: [], primary_image_url: null, created_at: '2026-03-01T12:00:00Z' },
    },
    {
      site: aSite({ dealerships: [{ id: 8, slug: 'north', name: 'North', switches: north }] }),
      now: new Date('2026-03-02T02:00:00Z'),
    },
  );

  expect(screen.getByText('Used')).toBeVisible();
  expect(screen.getByText('Photos coming soon')).toBeVisible();
});

it.each([
  [true, 'eager'],
  [false, 'lazy'],
])('SH-180 loads the image eagerly only in the first row (%s)', (eager, loading) => {
  renderOnPlatform(<CarCard car={car} eager={eager} />);

  expect(screen.getByRole('img', { name: heading })).toHaveAttribute('loading', loading);
});

it('SE-054 SE-058 SE-060 has the standard buttons in its menu', async () => {
  await renderSlot(
    remote,
    'car-card',
    { car: car },
    { site: aSite({ switches: { financeButtonText: 'Get Finance', compareEnabled: true, favouritesEnabled: true } }) },
  );

  expect(screen.getByRole('link', { name: heading })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.queryByRole('button', { name: `Enquire ${heading}` })).not.toBeInTheDocument();

  await openMenu();
  expect(screen.getByRole('link', { name: `View Details ${heading}` })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.getByRole('button', { name: `Enquire ${heading}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `Test Drive ${heading}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `Compare ${heading}` })).toBeVisible();
  expect(screen.getByRole('link', { name: `Get Finance ${heading}` }).getAttribute('href')).toMatch(/^\/finance\?.*car_id=101/);
});

it('SE-060 hides the finance button with finance off', async () => {
  await renderSlot(remote, 'car-card', { car: car }, { site: aSite({ switches: { financeEnabled: false } }) });
  await openMenu();

  expect(screen.getByRole('button', { name: `Enquire ${heading}` })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Finance/ })).not.toBeInTheDocument();
});

it('SE-055 has the explore buttons in its menu', async () => {
  await renderSlot(remote, 'car-card', { car: car }, { site: aSite({ switches: { cardButtonSet: 'explore' } }) });
  await openMenu();

  expect(screen.getByRole('link', { name: `Explore Vehicle ${heading}` })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.getByRole('button', { name: `Quick Enquiry ${heading}` })).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Details/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Test Drive/ })).not.toBeInTheDocument();
});

it.each(['standard', 'explore'] as const)('SE-056 SE-057 offers only similar cars for a sold car (%s)', async (cardButtonSet) => {
  await renderSlot(remote, 'car-card', { car: { ...car, status: 'sold' } }, { site: aSite({ switches: { cardButtonSet } }) });

  expect(screen.getByText('Like this and want something similar?')).toBeVisible();
  expect(screen.queryByText('41,250 km')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual([heading]);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: `Find Me Something Similar ${heading}` })]);
});

it('SE-061 mounts the finance slot only when the finance rule holds', async () => {
  const financed = { ...car, finance_lenders: { bank: lender } };
  const { container, unmount } = await renderSlot(
    remote,
    'car-card',
    { car: financed },
    { site: aSite({ switches: { financeProvider: 'bank' } }) },
  );
  expect(container.querySelector('[data-slot="finance-summary"]')).toBeInTheDocument();
  unmount();

  const { container: without } = await renderSlot(remote, 'car-card', { car: financed });
  expect(without.querySelector('[data-slot="finance-summary"]')).not.toBeInTheDocument();
});

describe('forms', () => {
  const slots = (container: HTMLElement) => [...container.querySelectorAll('[data-slot]')].map((each) => each.getAttribute('data-slot'));
  const sold = { ...car, status: 'sold' as const };

  it.each([
    ['Enquire', 'enquiry-form'],
    ['Test Drive', 'test-drive-dialog'],
  ])('SE-059 opens the form on a click on "%s", and closes the menu', async (name, slot) => {
    const { container } = await renderSlot(remote, 'car-card', { car: car });
    await openMenu();
    expect(slots(container)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: `${name} ${heading}` }));
    expect(slots(container)).toEqual([slot]);
    expect(screen.getByRole('button', { name: `More about ${heading}` })).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: heading })).not.toBeInTheDocument();
  });

  it('SE-059 opens the form for a similar car by a click, and by the space bar as buttons do', async () => {
    const { container } = await renderSlot(remote, 'car-card', { car: sold });
    await userEvent.click(screen.getByRole('button', { name: `Find Me Something Similar ${heading}` }));
    expect(slots(container)).toEqual(['find-similar']);
    cleanup();

    const { container: other } = await renderSlot(remote, 'car-card', { car: sold });
    screen.getByRole('button', { name: `Find Me Something Similar ${heading}` }).focus();
    await userEvent.keyboard(' ');
    expect(slots(other)).toEqual(['find-similar']);
  });

  it('PL-030 leads to the page of the car without script, from the menu too', () => {
    const html = renderToString(
      serverPage(<CarCard car={car} />, '/search', aSite(), { appId: 'local', apiKey: 'key', host: null, headers: {}, timeoutMs: 15_000 }),
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('[popover] a')?.getAttribute('href')).toBe('/cars/kia-7');
  });

  it('leaves a click with Control to the browser', async () => {
    const { container } = await renderSlot(remote, 'car-card', { car: sold });
    const isPrevented = jest.fn();
    // The browser would open a tab; jsdom cannot.
    const handleClick = (event: Event) => {
      isPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', handleClick, { once: true });
    fireEvent.click(screen.getByRole('button', { name: `Find Me Something Similar ${heading}` }), { ctrlKey: true });
    expect(isPrevented).toHaveBeenCalledWith(false);
    expect(slots(container)).toEqual([]);
  });
});

describe('reserve', () => {
  const reservable = { ...car, payment_processors: ['card'] };

  it.each([
    ['standard', 'Reserve'],
    ['explore', 'Reserve This Car $200'],
  ] as const)('SE-055 SE-062 leads to the reserve page, among the %s buttons', async (cardButtonSet, name) => {
    const switches = { reserveEnabled: true, cardButtonSet, reserveButtonClass: 'success', checkoutPathSegment: 'buy-online' as const };
    await renderSlot(remote, 'car-card', { car: reservable }, { site: aSite({ switches }) });
    await openMenu();
    const button = screen.getByRole('link', { name: `${name} ${heading}` });
    expect(button).toHaveAttribute('href', `/cars/${car.slug}/buy-online`);
    expect(button).toHaveAttribute('data-variant', 'success');
  });

  it.each([
    ['that is reserved', { reserved: true }, true],
    ['without a payment processor', { payment_processors: [] }, true],
    ['of a tenant that reserves none', {}, false],
  ])('SE-062 a car %s has no reserve button', async (_what, over, reserveEnabled) => {
    await renderSlot(remote, 'car-card', { car: { ...reservable, ...over } }, { site: aSite({ switches: { reserveEnabled } }) });
    await openMenu();
    expect(screen.getByRole('button', { name: `Enquire ${heading}` })).toBeVisible();
    expect(screen.queryByRole('link', { name: `Reserve ${heading}` })).not.toBeInTheDocument();
  });
});

describe('banner', () => {
  const promoBanner = {
    start: '2026-03-01',
    end: '2026-03-31',
    zone: 'Australia/Perth',
    text: 'March drive-away',
    car_type: ['used'],
    make: [],
    tag: [],
  };
  const show = (over = {}, now = new Date('2026-03-02T02:00:00Z')) =>
    renderSlot(remote, 'car-card', { car: { ...car, ...over } }, { site: aSite({ switches: { promoBanner } }), now });

  it('SE-067 is rendered on matching cars inside its window', async () => {
    await show();
    expect(screen.getByText('March drive-away')).toBeVisible();
  });

  it.each([
    ['another car', { car_type: 'new' }, undefined],
    ['another month', {}, new Date('2026-04-02T02:00:00Z')],
  ])('SE-067 is not rendered on %s', async (_what, over, now) => {
    await show(over, now);
    expect(screen.queryByText('March drive-away')).not.toBeInTheDocument();
  });
});
