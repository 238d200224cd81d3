import { ApiError, enquiryRecorded, selectLastEnquiry, type Appointment } from '@forecourt/shared-contracts';
import { createStorage } from '@forecourt/shared-contracts/shell';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { calendarFile } from '@forecourt/shared-contracts/calendar-file';

const NINE = '2026-03-03T09:00:00+08:00';
const TEN = '2026-03-03T10:00:00+08:00';
const BOOKED: Appointment = {
  id: 'booking-1',
  lead_id: 'lead-1',
  start: NINE,
  location_id: 31,
  car: { slug: 'rio', name: 'Kia Rio', year: 2021, make: 'Kia', model: 'Rio', badge: null, series: null },
  sequence: 0,
  state: 'booked',
};
const MOVED: Appointment = { ...BOOKED, start: TEN, sequence: 1 };
const CANCELLED: Appointment = { ...BOOKED, sequence: 1, state: 'cancelled' };
const SLOTS = '/api/appointments?location_id=31&from=2026-03-02&to=2026-04-01';
const SLOT_LIST = [
  { start: NINE, available: false },
  { start: TEN, available: true },
  { start: '2026-03-03T13:00:00+08:00', available: true },
];
const site = aSite({
  locations: [aLocation({ id: 31, slug: 'perth', name: 'Perth' })],
  switches: { openingHoursTimeZone: 'Australia/Perth' },
});

beforeEach(() => localStorage.clear());

const open = (post: jest.Mock = jest.fn(), responses: Record<string, unknown> = {}) =>
  renderPage(remote, '/test-drives/booking-1', {
    site,
    responses: { '/api/appointments/booking-1': BOOKED, [SLOTS]: SLOT_LIST, ...responses },
    api: { post: post as never },
  });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('radio', { name }));
};
const drive = () => within(screen.getByRole('region', { name: '2021 Kia Rio' }));
const timeOf = () => drive().getByText(/am|pm/).closest('time');

it('FO-048 a booked test drive has its time and place, and offers the other free times of the location', async () => {
  const { meta } = await open();
  expect(meta).toEqual({ title: 'Your test drive', robots: 'noindex' });
  expect(timeOf()).toHaveAttribute('datetime', NINE);
  expect(drive().getByText(/^Perth, /)).toBeVisible();
  await choose('Tomorrow');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Tomorrow',
    '10:00 am',
    '1:00 pm',
  ]);
});

it('FO-048 moves to the chosen time, and says so at the keyboard’s place', async () => {
  const post = jest.fn(async () => MOVED);
  const { store } = await open(post);
  const appointment = { leadId: 'lead-1', start: NINE, locationSlug: 'perth' };
  store.dispatch(enquiryRecorded({ id: 'lead-1', sentAt: '2026-03-02T01:00:00Z', car: null, category: 'Test Drive', appointment }));
  await choose('Tomorrow', '10:00 am');
  await click('Move the test drive');
  expect(post).toHaveBeenCalledWith('/api/appointments/booking-1/move', { start: TEN });
  expect(await screen.findByRole('status')).toHaveTextContent('Your test drive is moved');
  expect(screen.getByRole('status').parentElement).toHaveFocus();
  expect(timeOf()).toHaveAttribute('datetime', TEN);
  expect(selectLastEnquiry(store.getState())?.appointment?.start).toBe(TEN);
  expect(screen.queryByRole('radio', { name: '10:00 am', checked: true })).not.toBeInTheDocument();
});

it('FO-048 requires a time', async () => {
  const post = jest.fn();
  await open(post);
  await click('Move the test drive');
  expect(screen.getByText('Please choose a new time.')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  await choose('10:00 am');
  expect(screen.queryByText('Please choose a new time.')).not.toBeInTheDocument();
});

it('FO-048 says that a time has been taken, and lists the free times again', async () => {
  const taken = 'This time has just been taken. Please choose another one.';
  const get = jest.fn(async (path: string) => (path === '/api/appointments/booking-1' ? BOOKED : SLOT_LIST));
  const post = jest.fn(async () =>
    Promise.reject(new ApiError('Please fix the following errors:', 422, 'validation_failed', { start: taken })),
  );
  await renderPage(remote, '/test-drives/booking-1', { site, api: { get: get as never, post: post as never } });
  const requested = get.mock.calls.length;
  await choose('Tomorrow', '10:00 am');
  await click('Move the test drive');
  expect(await screen.findByText(taken)).toBeVisible();
  expect(get.mock.calls.slice(requested)).toEqual([[SLOTS, expect.anything()]]);
  expect(timeOf()).toHaveAttribute('datetime', NINE);
});

it('FO-048 preserves the choice when the request fails', async () => {
  await open(jest.fn(async () => Promise.reject(new ApiError('We can not do this at the moment.', 503, 'unavailable'))));
  await choose('Tomorrow', '1:00 pm');
  await click('Move the test drive');
  expect(await screen.findByRole('alert')).toHaveTextContent('We can not do this at the moment.');
  expect(screen.getByRole('radio', { name: '1:00 pm' })).toBeChecked();
});

it('FO-048 tries again to list the free times', async () => {
  const get = jest
    .fn<Promise<unknown>, [string]>()
    .mockResolvedValueOnce(BOOKED)
    .mockRejectedValueOnce(new ApiError('Away', 503, 'unavailable'))
    .mockResolvedValue(SLOT_LIST);
  await renderPage(remote, '/test-drives/booking-1', { site, api: { get: get as never } });
  expect(screen.getByRole('alert')).toHaveTextContent('We can not list the free times at the moment.');
  await click('Try again');
  expect(await screen.findByRole('radio', { name: 'Tomorrow' })).toBeVisible();
});

describe('cancel', () => {
  it('FO-048 asks before it cancels', async () => {
    const post = jest.fn();
    await open(post);
    await click('Cancel the test drive');
    expect(screen.getByRole('dialog', { name: 'Cancel the test drive?' })).toBeVisible();
    await click('Keep it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it('FO-048 cancels, offers to take it out of the calendar and to book another one', async () => {
    const post = jest.fn(async () => CANCELLED);
    await open(post);
    await click('Cancel the test drive');
    await click('Yes, cancel it');
    expect(post).toHaveBeenCalledWith('/api/appointments/booking-1/cancel', {});
    expect(await screen.findByText('Your test drive is cancelled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove from calendar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book another test drive' })).toHaveAttribute('href', '/book-test-drive');
    expect(screen.queryByRole('button', { name: 'Move the test drive' })).not.toBeInTheDocument();
  });

  it('FO-048 shows what became of a test drive that was cancelled in another tab', async () => {
    const get = jest
      .fn<Promise<unknown>, [string]>()
      .mockImplementationOnce(async () => BOOKED)
      .mockImplementation(async (path) => (path === SLOTS ? SLOT_LIST : CANCELLED));
    const post = jest.fn(async () => Promise.reject(new ApiError('This has already been done.', 409, 'conflict')));
    await renderPage(remote, '/test-drives/booking-1', { site, api: { get: get as never, post: post as never } });
    await choose('Tomorrow', '10:00 am');
    await click('Move the test drive');
    expect(await screen.findByText('Your test drive is cancelled')).toBeVisible();
  });

  it('FO-048 PL-030 is a plain form before and without script', async () => {
    const { container } = await open();
    const form = container.querySelector('form[method="post"]');
    expect(form).toHaveAttribute('action', '/api/appointments/booking-1/cancel');
  });

  it('FO-048 an equal test drive can be requested again after the change', async () => {
    const sent = [
      { fingerprint: 'a', at: Date.now(), receipt: { lead_id: 'lead-1', show_success_page: true } },
      { fingerprint: 'b', at: Date.now(), receipt: { lead_id: 'lead-2', show_success_page: true } },
    ];
    const storage = createStorage(site.slug, { local: () => localStorage, session: () => sessionStorage });
    storage.local('mf-forms/sentLeads').write(sent);
    await open(jest.fn(async () => CANCELLED));
    await click('Cancel the test drive');
    await click('Yes, cancel it');
    expect(storage.local('mf-forms/sentLeads').read()).toEqual(sent.slice(1));
  });
});

it('FO-048 a test drive that is over can not be changed any more', async () => {
  await open(jest.fn(), { '/api/appointments/booking-1': { ...BOOKED, state: 'past' } });
  expect(screen.getByText('This test drive is over')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book another test drive' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the test drive' })).not.toBeInTheDocument();
});

it('FO-048 a link that leads to no test drive says so', async () => {
  const { meta } = await open(jest.fn(), { '/api/appointments/booking-1': new ApiError('Not found.', 404, 'not_found') });
  expect(meta).toEqual({ title: 'Your test drive', robots: 'noindex', status: 404 });
  expect(screen.getByRole('heading', { name: 'We can not find this test drive.' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Book a test drive' })[0]).toHaveAttribute('href', '/book-test-drive');
});

it('FO-048 a changed calendar file replaces the entry, and a cancelled one removes it', async () => {
  const entry = { id: 'lead-1@dealer.example', start: NINE, title: 'Test drive', description: '', place: 'Perth', url: null };
  const moved = await calendarFile({ ...entry, sequence: 1, isCancelled: false });
  expect(moved.split('\r\n')).toEqual(expect.arrayContaining(['UID:lead-1@dealer.example', 'SEQUENCE:1', 'STATUS:TENTATIVE']));
  const cancelled = await calendarFile({ ...entry, sequence: 2, isCancelled: true });
  expect(cancelled.split('\r\n')).toEqual(expect.arrayContaining(['UID:lead-1@dealer.example', 'SEQUENCE:2', 'STATUS:CANCELLED']));
});
