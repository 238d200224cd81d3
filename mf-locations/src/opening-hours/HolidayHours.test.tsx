import type { Location, SiteConfig, SpecialHours, Switches } from '@forecourt/shared-contracts';
import { aLoaderContext, aLocation, anOpeningHour, aSite, aSpecialHours } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot, type PartOptions } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const { contact_detail } = aLocation();
/** Christmas Day, a Friday, at 9:00 in Perth. */
const CHRISTMAS_MORNING = new Date('2026-12-25T01:00:00Z');

const christmas = aSpecialHours({ date: '2026-12-25' });
const boxingDay = aSpecialHours({ date: '2026-12-26', status: 'Open', start_hour: '10:00', end_hour: '15:00' });
const newYear = aSpecialHours({ date: '2027-01-01', status: 'Open', hours: { begin: '09:00', end: '12:00' } });

/** A site at Christmas with these special hours. */
const atChristmas = (special: unknown, options: PartOptions = {}): PartOptions => ({
  site: aSite({ locations: [aLocation()] }),
  now: CHRISTMAS_MORNING,
  responses: { '/api/special-hours': special },
  ...options,
});
const siteOf = (over: Partial<Location> = {}, switches: Partial<Switches> = {}, site: Partial<SiteConfig> = {}) =>
  aSite({ locations: [aLocation(over)], switches, ...site });

const renderPanel = (special: unknown, options?: PartOptions) =>
  renderSlot(remote, 'location-panel', { locationId: 31 }, atChristmas(special, options));

const holidayButton = () => screen.queryByRole('button', { name: 'Holiday hours' });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const weekRows = () => rowsOf(screen.getByRole('table', { name: /^Opening hours of/ }));

async function openHolidayHours() {
  await userEvent.click(screen.getByRole('button', { name: 'Holiday hours' }));
  return screen.getByRole('dialog', { name: 'Holiday hours' });
}
const holidayRows = async () => rowsOf(within(await openHolidayHours()).getByRole('table'));

describe('the dialog of holiday hours', () => {
  it('LO-039 lists the special hours of today and later by date, the current date as Today', async () => {
    const yesterday = aSpecialHours({ date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '12:00' });
    await renderPage(remote, '/locations/harbour-motors-perth', atChristmas([newYear, yesterday, boxingDay, christmas]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const dialog = await openHolidayHours();

    const table = within(dialog).getByRole('table', { name: 'Holiday hours of Harbour Motors Perth' });
    expect(rowsOf(table)).toEqual([
      ['Today', 'Closed'],
      ['Sat 26 Dec', '10:00am - 3:00pm'],
      ['Fri 1 Jan 2027', '9:00am - 12:00pm'],
    ]);
  });

  it('LO-039 closes by its button', async () => {
    await renderPanel([christmas]);
    const dialog = await openHolidayHours();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(holidayButton()).toHaveFocus();
  });

  it.each(['/locations/harbour-motors-perth', '/our-location/harbour-motors-perth', '/contact-us/harbour-motors-perth'])(
    'LO-039 the page %s has it',
    async (address) => {
      const switches: Partial<Switches> = address.startsWith('/our-location') ? { locationPageBase: '/our-location' } : {};
      await renderPage(remote, address, atChristmas([christmas], { site: siteOf({}, switches) }));
      expect(await holidayRows()).toEqual([['Today', 'Closed']]);
    },
  );

  it('LO-039 the block of one location has it, and a block of cards does not request special hours', async () => {
    const { unmount } = await renderSlot(remote, 'location-block', { filter: 'all' }, atChristmas([christmas]));
    expect(await holidayRows()).toEqual([['Today', 'Closed']]);
    unmount();

    const get = jest.fn().mockRejectedValue(new Error('not expected'));
    const other = aLocation({ id: 32, slug: 'other', address: { ...aLocation().address, street: '1 Hay Street' } });
    const site = aSite({ locations: [aLocation(), other] });
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site, api: { get } });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(get).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['there are none', []],
    ['all are past', [aSpecialHours({ date: '2026-12-24' })]],
    ['the request fails', new Error('down')],
    ['the response is no list', { message: 'down' }],
  ])('LO-039 the button is hidden and the usual hours are displayed if %s', async (_when, special) => {
    await renderPage(remote, '/locations/harbour-motors-perth', atChristmas(special));
    expect(holidayButton()).not.toBeInTheDocument();
    expect(screen.getByText('Open now')).toBeVisible();
    expect(weekRows()).toEqual([
      ['Mon-Fri', '8:30am - 5:00pm'],
      ['Sat', 'Closed'],
      ['Sun', 'Closed'],
    ]);
  });
});

it('LO-039 drops entries without a readable date or status', async () => {
  await renderPanel([null, { ...christmas, date: 'Christmas' }, { ...christmas, status: null }, newYear]);
  expect(screen.getByText('Open now')).toBeVisible();
  expect(await holidayRows()).toEqual([['Fri 1 Jan 2027', '9:00am - 12:00pm']]);
});

it('LO-039 the usual hours are displayed if the back end does not respond in the time of a render', async () => {
  const get = (_path: string, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const { search } = aLoaderContext().api;
  const { site } = atChristmas([]);
  await renderPage(remote, '/locations/harbour-motors-perth', { site, api: { get, search: { ...search, timeoutMs: 1 } } });
  expect(weekRows()[0]).toEqual(['Mon-Fri', '8:30am - 5:00pm']);
});

describe('a row of the dialog', () => {
  it.each<[string, Partial<SpecialHours>, string]>([
    ['start_hour and end_hour', { status: 'Open', start_hour: '10:00', end_hour: '15:00' }, '10:00am - 3:00pm'],
    ['hours.begin and hours.end', { status: 'Open', hours: { begin: '9:00am', end: '1:00pm' } }, '9:00am - 1:00pm'],
    ['an open day without hours', { status: 'Open' }, 'Open'],
    ['a closed day, whatever its hours are', { status: 'Closed', start_hour: '10:00', end_hour: '15:00' }, 'Closed'],
    ['location.id', { location_id: null, location: { id: 31 } }, 'Closed'],
    ['no location, as hours of all', { location_id: null }, 'Closed'],
  ])('LO-040 reads %s', async (_what, over, text) => {
    await renderPanel([aSpecialHours({ date: '2026-12-28', ...over })]);
    expect(await holidayRows()).toEqual([['Mon 28 Dec', text]]);
  });

  it('LO-040 a closed day reads "By appointment only" with closedAsAppointmentOnly, as in the table', async () => {
    await renderPanel([christmas], { site: siteOf({}, { closedAsAppointmentOnly: true }) });
    expect(await holidayRows()).toEqual([['Today', 'By appointment only']]);
  });

  it.each<[string, Partial<SpecialHours>]>([
    ['of another location', { location_id: 32 }],
    ['of another location by location.id', { location_id: null, location: { id: 32 } }],
  ])('LO-040 special hours %s are ignored', async (_what, over) => {
    await renderPanel([{ ...christmas, ...over }]);
    expect(screen.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
    expect(holidayButton()).not.toBeInTheDocument();
    expect(screen.getByText('Open now')).toBeVisible();
    expect(weekRows()[0]).toEqual(['Mon-Fri', '8:30am - 5:00pm']);
  });
});

describe('special hours of today', () => {
  it.each<[string, Partial<SpecialHours>, string, string, string]>([
    ['closed within the usual hours', {}, '2026-12-25T01:00:00Z', 'Closed now', 'Closed'],
    [
      'open after the usual hours',
      { status: 'Open', start_hour: '10:00', end_hour: '20:00' },
      '2026-12-25T11:00:00Z',
      'Open now',
      '10:00am - 8:00pm',
    ],
    ['not open yet', { status: 'Open', hours: { begin: '10:00', end: '15:00' } }, '2026-12-25T01:59:00Z', 'Closed now', '10:00am - 3:00pm'],
  ])('LO-041 replace the weekday’s in the state and the table: %s', async (_case, over, now, state, text) => {
    await renderPanel([{ ...christmas, ...over }], { now: new Date(now) });
    expect(screen.getByText(state)).toBeVisible();
    expect(weekRows()).toEqual([
      ['Today', text],
      ['Mon-Fri', '8:30am - 5:00pm'],
      ['Sat', 'Closed'],
      ['Sun', 'Closed'],
    ]);
  });

  it.each([
    // 01:00 on Saturday 26 December in Perth, 04:00 in Sydney, 17:00 on Friday 25 December in London.
    ['Australia/Perth', [['Today', '10:00am - 3:00pm']]],
    [
      'Europe/London',
      [
        ['Today', 'Closed'],
        ['Sat 26 Dec', '10:00am - 3:00pm'],
      ],
    ],
  ])('LO-041 Today is the date in the zone %s', async (time_zone, expected) => {
    await renderPanel([christmas, boxingDay], { now: new Date('2026-12-25T17:00:00Z'), site: siteOf({ time_zone }) });
    expect(weekRows()[0]).toEqual(expected[0]);
    expect(await holidayRows()).toEqual(expected);
  });
});

describe('a location without hours', () => {
  const withoutHours: Partial<Location> = { contact_detail: { ...contact_detail, opening_hours: [] } };

  it('LO-042 has the site’s hours, which its own special hours replace today', async () => {
    const opening_hours = [1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday, formated_hours: '10am - 2pm' }));
    await renderPage(
      remote,
      '/locations/harbour-motors-perth',
      atChristmas([christmas], { site: siteOf(withoutHours, {}, { opening_hours }) }),
    );
    expect(weekRows().slice(0, 2)).toEqual([
      ['Today', 'Closed'],
      ['Mon-Fri', '10am - 2pm'],
    ]);
    expect(screen.getByText('Closed now')).toBeVisible();
  });

  it('LO-042 LO-039 has no table without hours of the site, but its holiday hours', async () => {
    await renderPage(remote, '/locations/harbour-motors-perth', atChristmas([christmas, boxingDay], { site: siteOf(withoutHours) }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('Closed now')).not.toBeInTheDocument();
    expect(await holidayRows()).toEqual([
      ['Today', 'Closed'],
      ['Sat 26 Dec', '10:00am - 3:00pm'],
    ]);
  });
});

it('LO-035 LO-040 the dialog follows the selected location type', async () => {
  const locations = (['car-buying', 'parts', 'service', 'sales'] as const).map((location_type, index) =>
    aLocation({ id: 31 + index, slug: location_type, name: `Perth ${location_type}`, location_type }),
  );
  const special = [aSpecialHours({ location_id: 34, date: '2026-12-25' }), { ...boxingDay, location_id: 33 }];
  await renderPage(remote, '/locations/sales', atChristmas(special, { site: aSite({ locations }) }));
  const types = screen.getByRole('combobox', { name: 'Department' });
  expect(types).toHaveDisplayValue('Sales');
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sales', 'Service', 'Parts', 'Car Buying']);
  expect(screen.getByText('Closed now')).toBeVisible();

  await userEvent.selectOptions(types, 'Service');
  expect(screen.getByText('Open now')).toBeVisible();
  expect(await holidayRows()).toEqual([['Sat 26 Dec', '10:00am - 3:00pm']]);
  await userEvent.keyboard('{Escape}');

  await userEvent.selectOptions(types, 'Parts');
  expect(holidayButton()).not.toBeInTheDocument();
});
