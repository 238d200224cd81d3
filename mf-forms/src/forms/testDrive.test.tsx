import { ApiError, type LeadPayload } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

const perth = aLocation({ id: 1, slug: 'perth', name: 'Perth' });
const midland = aLocation({ id: 2, slug: 'midland', name: 'Midland' });
const site = aSite({ locations: [perth, midland], switches: { openingHoursTimeZone: 'Australia/Perth' } });

/** A car at the location in Perth. */
const carAt = (distribution: readonly { id: number; name: string; slug: string }[] = [], over: Parameters<typeof aCar>[0] = {}) => {
  const { id, slug, name, address } = perth;
  return aCar({ location: { id, slug, name, phone: null, address, distribution_locations: [...distribution] }, ...over });
};

const SLOTS = [
  { start: '2026-03-02T14:00:00+08:00', available: true },
  { start: '2026-03-03T09:00:00+08:00', available: true },
  { start: '2026-03-03T10:00:00+08:00', available: false },
  { start: '2026-03-03T13:00:00+08:00', available: true },
  ...Array.from({ length: 8 }, (_, index) => ({ start: `2026-03-${10 + index}T09:00:00+08:00`, available: true })),
];
const RANGE = '&from=2026-03-02&to=2026-04-01';

interface Options {
  car?: ReturnType<typeof aCar>;
  slots?: unknown;
  respond?: (payload: LeadPayload, attempt: number) => unknown;
}

async function openDialog({ car = carAt(), slots = SLOTS, respond = () => ({ lead_id: 'lead-1' }) }: Options = {}) {
  const sent: LeadPayload[] = [];
  const get = jest.fn(async (_path: string) => {
    if (slots instanceof Error) throw slots;
    return slots;
  });
  const post = async (path: string, payload: unknown) => {
    if (path !== '/api/leads') return null;
    sent.push(payload as LeadPayload);
    return respond(payload as LeadPayload, sent.length);
  };
  const rendered = await renderSlot(
    remote,
    'test-drive-dialog',
    { car, onClose: () => undefined },
    { site, api: { get: get as never, post: post as never }, address: '/cars/a' },
  );
  return { ...rendered, sent, get };
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: /^(Book|Request) test drive$/ }));
const days = () =>
  within(screen.getByRole('group', { name: 'When would you like to come? (optional)' }))
    .getAllByRole('radio')
    .map((each) => each.closest('label')?.textContent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T02:00:00Z'));
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-046 FO-047 is a dialog with the core fields and an optional message', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Book a Test Drive: 2021 Toyota Corolla Ascent Sport' })).toBeVisible();
  for (const name of ['First Name', 'Last Name (optional)', 'Postcode', 'Mobile', 'Email', 'Comments (optional)'])
    expect(screen.getByRole('textbox', { name })).toBeVisible();
});

it('FO-048 offers the free slots of the location at once, seven days first, none preselected', async () => {
  const { get } = await openDialog();
  expect(get).toHaveBeenCalledWith(`/api/appointments?location_id=1${RANGE}`, expect.anything());
  expect(days()).toEqual(['Today', 'Tomorrow', 'Tue 10 Mar', 'Wed 11 Mar', 'Thu 12 Mar', 'Fri 13 Mar', 'Sat 14 Mar']);
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '2:00 pm' })).not.toBeChecked();
  expect(screen.getByText('Without a time we call you to find one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More dates' }));
  expect(days().slice(7)).toEqual(['Sun 15 Mar', 'Mon 16 Mar', 'Tue 17 Mar']);

  await choose('Tomorrow');
  expect(within(screen.getByRole('group', { name: 'Morning' })).getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: '9:00 am' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '1:00 pm' })).not.toBeChecked();
});

it('FO-048 FO-052 FO-051 sends the chosen time with the category and the event of a used car', async () => {
  const { sent, address, track } = await openDialog();
  await choose('Tomorrow');
  await choose('9:00 am');
  await fillInContact();
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent).toEqual([
    expect.objectContaining({
      category: 'Test Drive',
      subcategory: '2021 Toyota Corolla Ascent Sport',
      appointment: '2026-03-03T09:00:00+08:00',
      location: 'perth',
      page_id: 'vehicle.detail#test-drive-dialog',
    }),
  ]);
  expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 48, carId: 101 }));
});

it.each([
  ['a new car', { car_type: 'new' as const }, 17],
  ['a car for test drives only', { car_type: 'used' as const, tag: 'Test Drive Only' }, 17],
])('FO-051 fires the event of %s, without a time too', async (_what, over, id) => {
  const { sent, track } = await openDialog({ car: carAt([], over) });
  await fillInContact();
  await send();
  await waitFor(() => expect(track).toHaveBeenCalledWith(expect.objectContaining({ id })));
  expect(sent[0]?.appointment).toBeNull();
});

it('FO-048 a slot that was taken meanwhile is said so at the times, which are loaded again', async () => {
  const taken = 'This time has just been taken. Please choose another one.';
  const { sent, get, address } = await openDialog({
    respond: (_payload, attempt) => {
      if (attempt === 1) throw new ApiError('Please check the form.', 422, 'validation_failed', { appointment: taken });
      return { lead_id: 'lead-1' };
    },
  });
  await choose('Tomorrow');
  await choose('9:00 am');
  await fillInContact();
  const before = get.mock.calls.length;
  await send();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Morning' })).toHaveAccessibleDescription(taken));
  expect(get.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mia@example.com');
  await choose('1:00 pm');
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent[1]?.appointment).toBe('2026-03-03T13:00:00+08:00');
});

it('FO-048 any future time may be typed where the slots are not known: a wish, as the form says', async () => {
  const { sent, address } = await openDialog({ slots: new ApiError('Later', 503, 'unavailable') });
  await userEvent.type(await screen.findByLabelText('Date'), '2026-04-11');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(
    'We can not list the free times at the moment. Tell us when you would like to come: we call you to confirm it.',
  );
  await userEvent.type(screen.getByLabelText('Time'), '13:30');
  await fillInContact();
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent[0]).toMatchObject({ appointment: null, preferred_time: '2026-04-11T13:30:00+08:00' });
});

it('FO-048 a typed time is cleared once the slots are known: one of them can be booked', async () => {
  let slots: unknown = new ApiError('Later', 503, 'unavailable');
  const post = jest.fn(async () => {
    throw new ApiError('Please check the form.', 422, 'validation_failed', { email: 'Please check it.' });
  });
  const get = async () => {
    if (slots instanceof Error) throw slots;
    return slots;
  };
  await renderSlot(
    remote,
    'test-drive-dialog',
    { car: carAt(), onClose: () => undefined },
    { site, api: { get: get as never, post: post as never }, address: '/cars/a' },
  );
  await userEvent.type(await screen.findByLabelText('Date'), '2026-03-03');
  await userEvent.type(screen.getByLabelText('Time'), '03:00');
  await fillInContact();
  slots = SLOTS;
  await send();
  expect(await screen.findByRole('radio', { name: '2:00 pm' })).not.toBeChecked();
  expect(post).toHaveBeenCalledWith(
    '/api/leads',
    expect.objectContaining({ preferred_time: '2026-03-03T03:00:00+08:00' }),
    expect.anything(),
  );
});

it('FO-048 FO-033 a chosen time can be taken back, and a look at another day is no wish', async () => {
  const { sent, address } = await openDialog();
  await fillInContact();
  expect(screen.getByRole('button', { name: 'Request test drive' })).toBeVisible();
  await choose('Tomorrow');
  await choose('9:00 am');
  expect(screen.getByRole('button', { name: 'Book test drive' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No preferred time' }));
  expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '9:00 am' })).not.toBeChecked();
  expect(document.body).not.toHaveFocus();
  await choose('9:00 am');
  await choose('Today');
  expect(screen.queryByRole('button', { name: 'No preferred time' })).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent).toEqual([expect.objectContaining({ appointment: null, preferred_time: null })]);
});

it('FO-049 displays the disclaimer of the tenant', async () => {
  const withDisclaimer = aSite({ locations: [perth], switches: { testDriveDisclaimer: 'Bring your licence.' } });
  await renderPage(remote, '/book-test-drive', { site: withDisclaimer });
  expect(screen.getByText('Bring your licence.')).toBeVisible();
});

it('FO-050 requires the location to which the car is brought, and offers the slots of that one', async () => {
  const { sent, get, address } = await openDialog({ car: carAt([{ id: 2, name: 'Midland', slug: 'midland' }]) });
  await fillInContact();
  await send();
  expect(await screen.findByRole('link', { name: 'Please select an option.' })).toBeVisible();
  const select = screen.getByRole('combobox', { name: 'Where would you like to drive it?' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Select', 'Perth', 'Midland']);
  await userEvent.selectOptions(select, 'Midland');
  await waitFor(() => expect(get).toHaveBeenLastCalledWith(`/api/appointments?location_id=2${RANGE}`, expect.anything()));
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent[0]).toMatchObject({ 'distribution-location': 'midland', location: 'midland' });
});

it('FO-050 has no such field for a car without distribution locations', async () => {
  await openDialog();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('FO-046 the booking page has the form, with a location to choose', async () => {
  const { container, meta } = await renderPage(remote, '/book-test-drive', { site });
  expect(meta).toMatchObject({ title: 'Book a Test Drive', canonical: '/book-test-drive' });
  expect(container.querySelector('[data-slot="location-selector"]')).not.toBeNull();
});
