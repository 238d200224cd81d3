import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderSlot } from '@forecourt/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
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

it('SE-050 SE-051 shows condition, odometer, transmission, fuel, price, price type and the price before', async () => {
  await renderSlot(remote, 'car-card', { car: car });

  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Used', '41,250 km', 'Automatic', 'Petrol']);
  expect(screen.getByText('$28,990')).toBeVisible();
  expect(screen.getByText('Drive Away')).toBeVisible();
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
  await renderSlot(remote, 'car-card', { car: aCar({ km: null, simple_transmission: null, trans: null, simple_fuel: null, fuel: null }) });

  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Used']);
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

it('VE-075 names a car’s type and announces its photos as its dealership does', async () => {
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

  expect(screen.getByText('Pre-loved')).toBeVisible();
  expect(screen.getByText('Photos coming soon')).toBeVisible();
});

it.each([
  [true, 'eager'],
  [false, 'lazy'],
])('SH-180 loads the image eagerly only in the first row (%s)', (eager, loading) => {
  renderOnPlatform(<CarCard car={car} eager={eager} />);

  expect(screen.getByRole('img', { name: heading })).toHaveAttribute('loading', loading);
});

it('SE-054 SE-058 SE-060 renders the standard buttons', async () => {
  await renderSlot(remote, 'car-card', { car: car }, { site: aSite({ switches: { financeButtonText: 'Get Finance' } }) });

  expect(screen.getByRole('link', { name: heading })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.getByRole('link', { name: `View Details ${heading}` })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.getByRole('button', { name: `Enquire ${heading}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `Test Drive ${heading}` })).toBeVisible();
  expect(screen.getByRole('link', { name: `Get Finance ${heading}` }).getAttribute('href')).toMatch(/^\/finance\?.*car_id=101/);
});

it('SE-060 hides the finance button with finance off', async () => {
  await renderSlot(remote, 'car-card', { car: car }, { site: aSite({ switches: { financeEnabled: false } }) });

  expect(screen.queryByRole('link', { name: /^Finance/ })).not.toBeInTheDocument();
});

it('SE-055 renders the explore buttons', async () => {
  await renderSlot(remote, 'car-card', { car: car }, { site: aSite({ switches: { cardButtonSet: 'explore' } }) });

  expect(screen.getByRole('link', { name: `Explore Vehicle ${heading}` })).toHaveAttribute('href', '/cars/kia-7');
  expect(screen.getByRole('button', { name: `Quick Enquiry ${heading}` })).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Details/ })).not.toBeInTheDocument();
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

  it.each([
    ['Enquire', car, 'enquiry-form'],
    ['Test Drive', car, 'test-drive-dialog'],
    ['Find Me Something Similar', { ...car, status: 'sold' as const }, 'find-similar'],
  ])('SE-059 opens the form on a click on "%s"', async (name, clicked, slot) => {
    const { container } = await renderSlot(remote, 'car-card', { car: clicked });
    expect(slots(container)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: `${name} ${heading}` }));
    expect(slots(container)).toEqual([slot]);
  });

  it('PL-030 links to the form on the page of the car without script', () => {
    const html = renderToString(
      serverPage(<CarCard car={car} />, '/search', aSite(), { appId: 'local', apiKey: 'key', host: null, headers: {}, timeoutMs: 15_000 }),
    );
    expect(html).toContain('href="/cars/kia-7#enquire"');
  });

  it('opens the enquiry form by the space bar, as buttons do', async () => {
    const { container } = await renderSlot(remote, 'car-card', { car: car });
    screen.getByRole('button', { name: `Enquire ${heading}` }).focus();
    await userEvent.keyboard(' ');
    expect(slots(container)).toEqual(['enquiry-form']);
  });

  it('leaves a click with Control to the browser', async () => {
    const { container } = await renderSlot(remote, 'car-card', { car: car });
    const isPrevented = jest.fn();
    // The browser would open a tab; jsdom cannot.
    const handleClick = (event: Event) => {
      isPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', handleClick, { once: true });
    fireEvent.click(screen.getByRole('button', { name: `Enquire ${heading}` }), { ctrlKey: true });
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
