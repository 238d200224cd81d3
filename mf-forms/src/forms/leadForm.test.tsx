import {
  alertAcknowledged,
  ApiError,
  customerProfileSaved,
  EVENTS,
  selectAlert,
  selectCustomerProfile,
  sessionChecked,
  type Car,
  type LeadPayload,
  type Switches,
} from '@forecourt/shared-contracts';
import { createPlatformStore, type PlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import type { FormSubject } from '@forecourt/shared-forms';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote';

type Respond = (path: string, body: unknown, options?: { headers?: Readonly<Record<string, string>> }) => Promise<unknown>;
const accepted: Respond = async (path) => (path === '/api/leads' ? { lead_id: 'lead-1', show_success_page: true } : null);

/** An enquiry about a car whose comments are optional. */
const FINANCE: FormSubject = { car: aCar(), category: 'Finance Enquiry' };

interface RenderOptions {
  subject?: FormSubject;
  respond?: Respond;
  switches?: Partial<Switches>;
  path?: string;
  store?: PlatformStore;
  get?: (path: string) => Promise<unknown>;
}
async function renderForm({
  subject = FINANCE,
  respond = accepted,
  switches = {},
  path = '/cars/2021-toyota-corolla',
  store,
  get = async () => ({ results: [{}] }),
}: RenderOptions = {}) {
  const post = jest.fn(respond);
  const rendered = await renderSlot(remote, 'enquiry-form', subject, {
    site: aSite({ locations: [aLocation()], switches }),
    api: { post: post as never, get: get as never },
    address: path,
    store,
  });
  return { ...rendered, post };
}

const textbox = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send / }));

async function enter(name: string, text: string) {
  await userEvent.click(textbox(name));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('First Name', ' Mia ');
  await enter('Last Name (optional)', 'Nguyen');
  await enter('Postcode', '6000');
  await enter('Mobile', '0412 345 678');
  await enter('Email', 'mia@example.com');
}

/** Waits for the alert and acknowledges it. */
async function acknowledge(store: PlatformStore) {
  await waitFor(() => expect(selectAlert(store.getState())).toBe('An error occurred when submitting this form'));
  act(() => void store.dispatch(alertAcknowledged()));
}

/** Sent leads, without follow-up requests. */
const leads = (post: jest.Mock) =>
  post.mock.calls
    .filter(([path]) => path === '/api/leads')
    .map(([, payload, options]) => ({
      payload: payload as LeadPayload,
      key: (options as { headers: Record<string, string> }).headers['Idempotency-Key'],
    }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.crypto.randomUUID ??= () => `${Math.random()}-0-0-0-0`;
});

describe('fields', () => {
  it('FO-035 CO-027 VE-071 has the fields name, last name, postcode, phone, e-mail, comments and opt-in in one step', async () => {
    await renderForm({ subject: { category: 'Vehicle Enquiry' } });
    for (const name of ['First Name', 'Last Name (optional)', 'Postcode', 'Mobile', 'Email', 'Comments'])
      expect(textbox(name)).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: 'Yes, I would like to subscribe to receive latest offers & product updates.' }),
    ).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
  });

  it('FO-012 presets the comments with the car', async () => {
    await renderForm();
    expect(textbox('Comments (optional)')).toHaveValue(
      'I am interested in the 2021 Toyota Corolla Ascent Sport (stock number U1001). Please contact me.',
    );
  });

  it('FO-020 FO-026 has category and preferred contact on a general enquiry', async () => {
    await renderForm({ subject: { category: 'General Enquiry' } });
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(category).toHaveValue('General Enquiry');
    expect(
      within(category)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Fleet Enquiry', 'Finance Enquiry']);
    expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(['Phone', 'Email', 'SMS']);
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  });

  it('FO-021 renders the location selector unless the page presets the location', async () => {
    const { container, unmount } = await renderForm({ subject: { category: 'General Enquiry' } });
    expect(container.querySelector('[data-slot="location-selector"]')).not.toBeNull();
    unmount();
    const chosen = await renderForm({ subject: { category: 'General Enquiry', locationSlug: 'harbour-motors-perth' } });
    expect(chosen.container.querySelector('[data-slot="location-selector"]')).toBeNull();
  });

  it('FO-023 applies optInDefault and optInHidden', async () => {
    const { unmount } = await renderForm({ switches: { optInDefault: false } });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    unmount();
    await renderForm({ switches: { optInHidden: true } });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    [{ car: aCar() }, 'Send enquiry'],
    [{ category: 'General Enquiry' }, 'Send enquiry'],
    [{ category: 'Feedback' }, 'Send feedback'],
    [{ car: aCar(), category: 'Find Similar' }, 'Send request'],
    [{ car: aCar(), category: 'Test Drive' }, 'Request test drive'],
  ])('FO-033 the button of the form about %j says "%s", whatever opens it', async (subject, name) => {
    await renderForm({ subject, switches: { enquireButtonText: 'Message Now' } });
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});

describe('invalid form', () => {
  it('FO-004 FO-005 SH-173 lists every error, moves focus to the list and sends nothing', async () => {
    const { post } = await renderForm({ subject: { category: 'Feedback' } });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please fix the following errors:');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'Please enter your first name.',
      'Please enter your postcode.',
      'Please enter your phone number.',
      'Please enter your email address.',
      'Please enter your comments.',
    ]);
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await userEvent.click(within(alert).getByRole('link', { name: 'Please enter your email address.' }));
    expect(textbox('Email')).toHaveFocus();
    expect(textbox('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(post).not.toHaveBeenCalled();
  });

  it('FO-005 says in the title that there are errors, until there are none', async () => {
    document.title = 'Feedback | Harbour Motors';
    const { unmount } = await renderForm({ subject: { category: 'Feedback' } });
    expect(document.title).toBe('Feedback | Harbour Motors');
    await send();
    await screen.findByRole('alert');
    expect(document.title).toBe('Error: Feedback | Harbour Motors');
    unmount();
    expect(document.title).toBe('Feedback | Harbour Motors');
  });

  it('FO-018 displays the error at its field', async () => {
    await renderForm();
    await userEvent.type(textbox('Mobile'), '12345');
    await userEvent.tab();
    expect(await screen.findByText(/^This is not a phone number that we can call/)).toBeVisible();
    expect(textbox('Mobile')).toBeInvalid();
  });

  it('FO-018 is silent at a field that was only passed, and forgets an error once it is fixed', async () => {
    await renderForm();
    await userEvent.click(textbox('Mobile'));
    await userEvent.tab();
    await userEvent.type(textbox('Postcode'), '60');
    expect(textbox('Postcode')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(textbox('Postcode')).toBeInvalid());
    expect(textbox('Mobile')).not.toHaveAttribute('aria-invalid');

    await userEvent.type(textbox('Postcode'), '00');
    await waitFor(() => expect(textbox('Postcode')).toBeValid());
  });

  it('FO-018 accepts a postcode with spaces and a number with +61', async () => {
    const { post } = await renderForm();
    await fillIn();
    await userEvent.clear(textbox('Postcode'));
    await enter('Postcode', ' 30 00');
    await userEvent.clear(textbox('Mobile'));
    await enter('Mobile', '+61 412-345-678');
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload).toMatchObject({ postcode: '3000', phone: '+61 412-345-678' }));
  });

  it('FO-032 SH-169 raises an unknown postcode when its field is left, until it is another one', async () => {
    const get = jest.fn(async (path: string) => ({ results: path.includes('=9999') ? [] : [{}] }));
    const { post } = await renderForm({ get });
    await fillIn();
    await userEvent.clear(textbox('Postcode'));
    await enter('Postcode', '9999');
    await userEvent.tab();
    await waitFor(() => expect(textbox('Postcode')).toHaveAccessibleDescription('Invalid postcode'));
    expect(get).toHaveBeenCalledWith('/api/geocode?postal_code=9999&country=AU', undefined);
    await send();
    expect(await screen.findByRole('link', { name: 'Invalid postcode' })).toBeVisible();
    expect(post).not.toHaveBeenCalled();

    await userEvent.clear(textbox('Postcode'));
    await enter('Postcode', '3000');
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
  });

  it('FO-032 a lookup that fails does not block the form', async () => {
    const { post } = await renderForm({ get: async () => Promise.reject(new ApiError('Later', 502, 'upstream_failed')) });
    await fillIn();
    await userEvent.tab();
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
  });

  it('FO-019 accepts empty comments with messageRequired off', async () => {
    const { post } = await renderForm({ switches: { messageRequired: false } });
    await fillIn();
    await userEvent.clear(textbox('Comments (optional)'));
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload.message).toBeNull();
  });

  it('FO-024 FO-120 requires agreement to the terms if termsForms names the form', async () => {
    const { post } = await renderForm({ switches: { termsForms: ['finance'] } });
    await fillIn();
    await send();
    expect((await screen.findAllByText('*You must agree to the terms of use before submitting.'))[0]).toBeVisible();
    expect(post).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload).toMatchObject({
      terms_agreed: true,
      terms_conditions: true,
      terms_wording:
        'I agree to the terms of use. Sending this form creates no duty to buy. Prices and availability may change until you sign a contract. ' +
        'Harbour Motors handles your details as its privacy policy says.',
    });
  });

  it.each(['feedback', 'fleet-enquiry', 'careers'])('FO-120 has the terms on the form %s if termsForms names it', async (form) => {
    const site = aSite({ switches: { termsForms: [form] } });
    await renderPage(remote, `/${form === 'careers' ? form : `enquiries/${form}`}`, { site });
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms of use/ })).toBeRequired();
  });

  it('FO-025 renders the terms disclaimer collapsed', async () => {
    await renderForm({ switches: { termsForms: ['finance'] } });
    expect(screen.getByText('About these terms').closest('details')).not.toHaveAttribute('open');
  });
});

describe('lead', () => {
  it('FO-010 FO-012 FO-122 sends the values with the fields of car, page and site', async () => {
    sessionStorage.setItem('harbour-motors:visitedPages', JSON.stringify({ v: 1, data: ['/', '/search'] }));
    sessionStorage.setItem('harbour-motors:linkedQueryParams', JSON.stringify({ v: 1, data: { utm_source: 'radio' } }));
    const { post } = await renderForm({ path: '/cars/2021-toyota-corolla?from=mail' });
    await fillIn();
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload).toEqual({
      name: 'Mia',
      last_name: 'Nguyen',
      email: 'mia@example.com',
      phone: '0412 345 678',
      postcode: '6000',
      message: expect.stringContaining('2021 Toyota Corolla'),
      category: 'Finance Enquiry',
      subcategory: '2021 Toyota Corolla Ascent Sport',
      location: null,
      dealership_slug: 'harbour-motors',
      manufacturer_slug: 'toyota',
      stock_number: 'U1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Corolla',
      vehicle_status: 'in_stock',
      car_id: 101,
      car_type: 'used',
      car_dealership_id: 7,
      opt_in: true,
      opt_in_wording: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      terms_agreed: false,
      terms_conditions: false,
      terms_wording: null,
      Rego: null,
      'Service Location': null,
      additional_services: [],
      PreferredContactMethod: null,
      finance: null,
      'do-you-have-a-trade-in': null,
      opt_in_finance: false,
      opt_in_finance_wording: null,
      opt_in_trade: false,
      opt_in_trade_wording: null,
      appointment: null,
      preferred_time: null,
      'distribution-location': null,
      offer_from_client: null,
      budget: 24_990,
      quantity: null,
      position: null,
      photos: [],
      page_id: 'vehicle.detail#enquiry-form',
      website: '',
      url: 'https://harbour-motors.example/cars/2021-toyota-corolla?from=mail',
      source: 'Website',
      user_agent: navigator.userAgent,
      lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'radio' } },
      fill_seconds: expect.any(Number),
      lead_id: null,
      form_completed: true,
    });
  });

  it('PL-038 sends the fill time', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const { post } = await renderForm();
    await fillIn();
    clock.mockReturnValue(22_340);
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload.fill_seconds).toBe(12.3));
  });

  it('PL-039 sends no consent if the checkbox is not rendered', async () => {
    const { post } = await renderForm({ switches: { optInHidden: true } });
    await fillIn();
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload).toMatchObject({ opt_in: false, opt_in_wording: null }));
  });

  it('FO-016 sends the value of the honeypot field, which the server evaluates', async () => {
    const { container, post } = await renderForm();
    const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    await fillIn();
    await userEvent.type(honeypot as HTMLInputElement, 'http://spam.example');
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload.website).toBe('http://spam.example'));
  });

  it('LO-004 sends the preset location of the page and its dealership', async () => {
    const { post } = await renderForm({ subject: { category: 'General Enquiry', locationSlug: 'harbour-motors-perth' } });
    await fillIn();
    await enter('Comments', 'Hello');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Parts Enquiry');
    await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
    await send();
    await waitFor(() =>
      expect(leads(post)[0]?.payload).toMatchObject({
        location: 'harbour-motors-perth',
        dealership_slug: 'harbour-motors',
        category: 'Parts Enquiry',
        PreferredContactMethod: 'SMS',
        'Vehicle Make': null,
      }),
    );
  });
});

describe('success', () => {
  it('FO-006 FO-009 navigates to /success, stores car and category and sets the loading flag', async () => {
    const { store, address } = await renderForm();
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(store.getState().enquiries).toEqual({
      loading: true,
      list: [
        {
          id: 'lead-1',
          sentAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
          category: 'Finance Enquiry',
          locationSlug: null,
          appointment: null,
          car: expect.objectContaining({ id: 101, slug: aCar().slug, make: 'Toyota' }),
        },
      ],
    });
  });

  it('FO-009 does not set the loading flag if the response does not qualify', async () => {
    const { store, address } = await renderForm({ respond: async () => ({ lead_id: 'lead-1', show_success_page: false }) });
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(store.getState().enquiries).toMatchObject({ loading: false, list: [{ id: 'lead-1', category: 'Finance Enquiry' }] });
  });

  it.each<[string, Partial<Car> | null, string | undefined, number]>([
    ['a used car', { car_type: 'used' }, undefined, EVENTS.usedCarEnquiry],
    ['a new car', { car_type: 'new' }, undefined, EVENTS.newCarEnquiry],
    ['a demo car', { car_type: 'demo' }, undefined, EVENTS.newCarEnquiry],
    ['a car for test drives only', { car_type: 'used', tag: 'Test Drive Only' }, undefined, EVENTS.newCarTestDrive],
    ['a finance enquiry', { car_type: 'used' }, 'Finance Enquiry', EVENTS.financeEnquiry],
    ['a general enquiry', null, 'General Enquiry', EVENTS.generalEnquiry],
    ['a fleet enquiry', null, 'Fleet Enquiry', EVENTS.fleetEnquiry],
    ['any other form', null, 'Feedback', EVENTS.form],
  ])('FO-013 FO-036 fires the event of %s', async (_what, car, category, id) => {
    const { track } = await renderForm({ subject: { car: car ? aCar(car) : undefined, category, locationSlug: 'harbour-motors-perth' } });
    await fillIn();
    if (!car) await enter('Comments', 'Hello');
    if (category === 'Fleet Enquiry') await enter('Company name', 'Blue Freight');
    await send();
    await waitFor(() => expect(track).toHaveBeenCalledTimes(1));
    expect(track).toHaveBeenCalledWith(
      car
        ? {
            id,
            carId: 101,
            form: {
              vehicleStatus: 'in_stock',
              vehicleMake: 'Toyota',
              vehicleModel: 'Corolla',
              vehicleYear: 2021,
              vehicleKilometers: 41_250,
              vehicleGrade: 'Ascent Sport',
            },
          }
        : { id },
    );
  });

  it('FO-013 fires the event of the category that the visitor chooses', async () => {
    const { post, track } = await renderForm({ subject: { category: 'General Enquiry', locationSlug: 'harbour-motors-perth' } });
    await fillIn();
    await enter('Comments', 'Ten utes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fleet Enquiry');
    await send();
    await waitFor(() => expect(track).toHaveBeenCalledWith({ id: 19 }));
    expect(leads(post)[0]?.payload.category).toBe('Fleet Enquiry');
  });

  it('FO-011 sends category and car type in a follow-up request and ignores its failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { post, address } = await renderForm({
      respond: async (path) => {
        if (path !== '/api/leads') throw new ApiError('Not now', 503, 'unavailable');
        return { lead_id: 'lead-1' };
      },
    });
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(post).toHaveBeenLastCalledWith('/api/leads/lead-1/attributes', {
      category: 'Finance Enquiry',
      attributes: expect.objectContaining({ car_type: 'used' }),
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
  });

  it('FO-014 prefills the next form with the stored profile', async () => {
    const { unmount, address, store } = await renderForm();
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(selectCustomerProfile(store.getState())).toMatchObject({ name: 'Mia', postcode: '6000' });
    unmount();

    await renderForm({ subject: { car: aCar({ id: 202 }), category: 'Finance Enquiry' }, store });
    expect(textbox('First Name')).toHaveValue('Mia');
    expect(textbox('Email')).toHaveValue('mia@example.com');
    expect(textbox('Mobile')).toHaveValue('0412 345 678');
  });

  it('FO-014 prefills the number of a visitor who is signed in, below what this device has stored', async () => {
    const store = createPlatformStore({ site: aSite() });
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    const { unmount } = await renderForm({ store });
    expect(textbox('Mobile')).toHaveValue('0491 570 006');
    unmount();

    store.dispatch(customerProfileSaved({ phone: '0412 345 678' }));
    await renderForm({ subject: { car: aCar({ id: 202 }), category: 'Finance Enquiry' }, store });
    expect(textbox('Mobile')).toHaveValue('0412 345 678');
  });

  it('FO-014 a number that is signed in goes with its session: neither the draft nor the profile has it, and the next visitor has their own', async () => {
    const store = createPlatformStore({ site: aSite() });
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    const { unmount } = await renderForm({ store });
    await enter('First Name', 'Mia');
    expect(textbox('Mobile')).toHaveValue('0491 570 006');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('Mia');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('570');
    act(() => void store.dispatch(sessionChecked(null)));
    expect(textbox('Mobile')).toHaveValue('');
    act(() => void store.dispatch(sessionChecked({ id: 8, phone: '+61491570110' })));
    expect(textbox('Mobile')).toHaveValue('0491 570 110');
    expect(textbox('First Name')).toHaveValue('Mia');
    unmount();
    await renderForm({ store });
    expect(textbox('Mobile')).toHaveValue('0491 570 110');
    expect(textbox('First Name')).toHaveValue('Mia');
  });

  it('FO-014 a lead that was not sent leaves the number of the session to nobody', async () => {
    const store = createPlatformStore({ site: aSite() });
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    const { unmount } = await renderForm({ store, respond: () => Promise.reject(new ApiError('Later', 503, 'unavailable')) });
    for (const [name, text] of [
      ['First Name', 'Mia'],
      ['Postcode', '6000'],
      ['Email', 'mia@example.com'],
    ] as const)
      await enter(name, text);
    await send();
    await screen.findByText('Later');
    unmount();
    store.dispatch(sessionChecked(null));
    await renderForm({ store });
    expect(textbox('First Name')).toHaveValue('Mia');
    expect(textbox('Mobile')).toHaveValue('');
  });

  it('FO-014 a form without a phone sends no number of the session, and stores none', async () => {
    const store = createPlatformStore({ site: aSite({ locations: [aLocation()] }) });
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    const post = jest.fn(accepted);
    const { address } = await renderPage(remote, '/customer-feedback-survey', {
      site: aSite({ locations: [aLocation()] }),
      store,
      api: { post: post as never },
    });
    await enter('Name', 'Mia');
    await enter('Email', 'mia@example.com');
    await enter('Comments', 'Too late.');
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(leads(post)[0]?.payload).toMatchObject({ name: 'Mia', phone: '', postcode: '' });
    expect(selectCustomerProfile(store.getState())).not.toHaveProperty('phone');
  });

  it('FO-014 a draft of before the sign-in gets the number of the session', async () => {
    const { store, unmount } = await renderForm();
    await enter('First Name', 'Mia');
    unmount();
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    await renderForm({ store });
    expect(textbox('Mobile')).toHaveValue('0491 570 006');
    expect(textbox('First Name')).toHaveValue('Mia');
  });

  it('FO-014 a session that is known after the form fills a number that is still empty, and nothing else', async () => {
    const { store, unmount } = await renderForm();
    await enter('First Name', 'Mia');
    act(() => void store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' })));
    expect(textbox('Mobile')).toHaveValue('0491 570 006');
    expect(textbox('First Name')).toHaveValue('Mia');
    unmount();

    const other = await renderForm({ subject: { car: aCar({ id: 202 }), category: 'Finance Enquiry' } });
    await enter('Mobile', '08 9455 1000');
    act(() => void other.store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' })));
    expect(textbox('Mobile')).toHaveValue('08 9455 1000');
  });

  it('PL-047 "Forget my details" deletes the profile and clears only the prefilled fields', async () => {
    const store = createPlatformStore({ site: aSite() });
    store.dispatch(customerProfileSaved({ name: 'Mia', email: 'mia@example.com' }));
    await renderForm({ store });
    await enter('Last Name (optional)', 'Nguyen');
    await userEvent.click(screen.getByRole('button', { name: 'Forget my details' }));

    expect(selectCustomerProfile(store.getState())).toEqual({});
    expect([textbox('First Name'), textbox('Email')].map((each) => (each as HTMLInputElement).value)).toEqual(['', '']);
    expect(textbox('Last Name (optional)')).toHaveValue('Nguyen');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('mia@example.com');
    expect(screen.queryByRole('button', { name: 'Forget my details' })).not.toBeInTheDocument();
  });
});

describe('failure', () => {
  it.each([
    ['the error of the response', { error: { message: 'The dealership is closed.' } }, 'The dealership is closed.'],
    ['the fixed text', {}, 'An unexpected error occured'],
  ])('FO-007 displays %s if there is no lead_id', async (_what, response, text) => {
    const { address } = await renderForm({ respond: async () => response });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(textbox('First Name')).toHaveValue(' Mia ');
    expect(address()).toBe('/cars/2021-toyota-corolla');
  });

  it('FO-008 FO-001 raises an alert, displays the message, preserves the input and can be submitted again', async () => {
    let calls = 0;
    const { post, address, store } = await renderForm({
      respond: async (path) => {
        calls += 1;
        if (calls === 1) throw new ApiError('The service is unavailable.', 503, 'unavailable');
        return accepted(path, null);
      },
    });
    await fillIn();
    await send();
    await acknowledge(store);
    expect(screen.getByRole('alert')).toHaveTextContent('The service is unavailable.');
    expect(textbox('Email')).toHaveValue('mia@example.com');

    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    const [first, second] = leads(post);
    expect(second).toEqual(first);
  });

  it('FO-017 sends changed values with a new Idempotency-Key', async () => {
    const { post, store } = await renderForm({ respond: async () => Promise.reject(new ApiError('Later', 503, 'unavailable')) });
    await fillIn();
    await send();
    await acknowledge(store);
    await userEvent.type(textbox('Last Name (optional)'), '-Smith');
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(2));
    const [first, second] = leads(post);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.payload.last_name).toBe('Nguyen-Smith');
  });

  it('AP-043 displays field errors of the server', async () => {
    const { store } = await renderForm({
      respond: async () =>
        Promise.reject(new ApiError('Please check the form.', 422, 'invalid', { email: 'This mailbox does not exist.' })),
    });
    await fillIn();
    await send();
    await acknowledge(store);
    expect(textbox('Email')).toHaveAccessibleDescription('This mailbox does not exist.');
  });

  it('FO-002 sends once if the button is clicked twice', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const { post } = await renderForm({ respond: async () => new Promise((resolve) => (respond = resolve)) });
    await fillIn();
    await send();
    const button = screen.getByRole('button', { name: 'Send enquiry' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await send();
    await userEvent.type(textbox('Email'), '{Enter}');
    expect(leads(post)).toHaveLength(1);
    respond({ lead_id: 'lead-1' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('FO-002 sends once if the form is submitted twice before it renders again', async () => {
    const { container, post, address } = await renderForm();
    await fillIn();
    const form = container.querySelector('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(address()).toBe('/success'));
    expect(leads(post)).toHaveLength(1);
  });

  it('PL-032 without network preserves the input and sends it again with the same key when online', async () => {
    let isOnline = false;
    const { post, address, store } = await renderForm({
      respond: async (path) => {
        if (!isOnline) throw new ApiError('An unexpected error occured', 0, 'unreachable');
        return accepted(path, null);
      },
    });
    await fillIn();
    await send();
    await acknowledge(store);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing that you typed is lost.');

    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(address()).toBe('/success'));
    const [first, second] = leads(post);
    expect(second).toEqual(first);
  });

  it('PL-032 restores the input after a reload, and a retry has the same key and payload', async () => {
    const offline: Respond = async () => Promise.reject(new ApiError('An unexpected error occured', 0, 'unreachable'));
    const before = await renderForm({ respond: offline });
    await fillIn();
    await send();
    await acknowledge(before.store);
    before.unmount();

    const after = await renderForm();
    expect(textbox('Last Name (optional)')).toHaveValue('Nguyen');
    await send();
    await waitFor(() => expect(leads(after.post)).toHaveLength(1));
    expect(leads(after.post)[0]).toEqual(leads(before.post)[0]);
    await waitFor(() => expect(after.address()).toBe('/success'));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('PL-032 closes the alert of a failed attempt when the retry succeeds', async () => {
  let isOnline = false;
  const { address, store } = await renderForm({
    respond: async (path) => {
      if (!isOnline) throw new ApiError('An unexpected error occured', 0, 'unreachable');
      return accepted(path, null);
    },
  });
  await fillIn();
  await send();
  await waitFor(() => expect(selectAlert(store.getState())).not.toBeNull());

  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(selectAlert(store.getState())).toBeNull();
});

describe('without scripts', () => {
  it('PL-030 is a native form with the preset fields as hidden inputs', async () => {
    const { container } = await renderForm({ path: '/cars/2021-toyota-corolla' });
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/leads');
    expect(textbox('Email')).toBeRequired();
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      category: 'Finance Enquiry',
      subcategory: '2021 Toyota Corolla Ascent Sport',
      car_id: '101',
      car_type: 'used',
      dealership_slug: 'harbour-motors',
      url: 'https://harbour-motors.example/cars/2021-toyota-corolla',
      source: 'Website',
      opt_in: 'true',
      opt_in_wording: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      website: '',
    });
  });
});
