import {
  alertAcknowledged,
  ApiError,
  createPlatformStore,
  customerProfileSaved,
  EVENTS,
  selectAlert,
  selectCustomerProfile,
  type Car,
  type LeadPayload,
  type PlatformStore,
  type Switches,
} from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquirySubject } from './enquiryPreset';
import { EnquiryForm } from './EnquiryForm';

type Answer = (path: string, body: unknown, options?: { headers?: Readonly<Record<string, string>> }) => Promise<unknown>;
const accepted: Answer = async (path) => (path === '/api/leads' ? { lead_id: 'lead-1', show_success_page: true } : null);

interface Show {
  subject?: EnquirySubject;
  answer?: Answer;
  switches?: Partial<Switches>;
  path?: string;
  store?: PlatformStore;
}
function show({ subject = { car: aCar() }, answer = accepted, switches = {}, path = '/cars/2021-toyota-corolla', store }: Show = {}) {
  const post = jest.fn(answer);
  const rendered = renderOnPlatform(<EnquiryForm {...subject} />, {
    site: aSite({ locations: [aLocation()], switches }),
    api: { post: post as never },
    path,
    store,
  });
  return { ...rendered, post };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: /^Enquire Now/ }));

async function enter(name: string, text: string) {
  await userEvent.click(box(name));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('First Name', ' Mia ');
  await enter('Last Name', 'Nguyen');
  await enter('Postcode', '6000');
  await enter('Mobile', '0412 345 678');
  await enter('Email', 'mia@example.com');
}

/** Waits for the alert that the shell shows, and says OK to it. */
async function acknowledge(store: PlatformStore) {
  await waitFor(() => expect(selectAlert(store.getState())).toBe('An error occurred when submitting this form'));
  act(() => void store.dispatch(alertAcknowledged()));
}

/** Leads that were sent, without the follow-up calls. */
const leads = (post: jest.Mock) =>
  post.mock.calls
    .filter(([path]) => path === '/api/leads')
    .map(([, payload, options]) => ({ payload: payload as LeadPayload, key: (options as { headers: Record<string, string> }).headers['Idempotency-Key'] }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.crypto.randomUUID ??= () => `${Math.random()}-0-0-0-0`;
});

describe('fields', () => {
  it('FO-035 asks for name, last name, postcode, phone, e-mail, comments and opt-in', () => {
    show();
    for (const name of ['First Name', 'Last Name', 'Postcode', 'Mobile', 'Email', 'Comments']) expect(box(name)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Yes, I would like to subscribe to receive latest offers & product updates.' })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  });

  it('FO-012 presets comments with the car', () => {
    show();
    expect(box('Comments')).toHaveValue('I am interested in the 2021 Toyota Corolla Ascent Sport (stock number U1001). Please contact me.');
  });

  it('FO-020, FO-026 asks a general enquiry for category and preferred contact', () => {
    show({ subject: { category: 'General Enquiry' } });
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(category).toHaveValue('General Enquiry');
    expect(within(category).getAllByRole('option').map((each) => each.textContent)).toEqual([
      'General Enquiry',
      'Sales Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Fleet Enquiry',
      'Finance Enquiry',
    ]);
    expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(['Phone', 'Email', 'SMS']);
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  });

  it('FO-021 offers the location selector unless the page has chosen the location', () => {
    const { container, unmount } = show({ subject: { category: 'General Enquiry' } });
    expect(container.querySelector('[data-slot="location-selector"]')).not.toBeNull();
    unmount();
    const chosen = show({ subject: { category: 'General Enquiry', locationSlug: 'harbour-motors-perth' } });
    expect(chosen.container.querySelector('[data-slot="location-selector"]')).toBeNull();
  });

  it('FO-023 starts the opt-in as the tenant says, and hides it where the tenant does', () => {
    const { unmount } = show({ switches: { optInDefault: false } });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    unmount();
    show({ switches: { optInHidden: true } });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('FO-033 says what the tenant wants on the button', () => {
    show({ switches: { enquireButtonText: 'Message Now' } });
    expect(screen.getByRole('button', { name: 'Message Now' })).toBeVisible();
  });
});

describe('invalid form', () => {
  it('FO-004, FO-005 lists every error, takes focus there and sends nothing', async () => {
    const { post } = show({ subject: { category: 'Feedback' } });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please fix the following errors:');
    expect(within(alert).getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Please enter your first name.',
      'Please enter your last name.',
      'Invalid postcode. Please enter a 4-digit number.',
      'Please enter a valid Australian phone number.',
      'Please enter a valid email address.',
      'Please enter your comments.',
    ]);
    expect(alert.parentElement).toHaveFocus();
    expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(post).not.toHaveBeenCalled();
  });

  it('FO-018 says at the field what is wrong with it', async () => {
    show();
    await userEvent.type(box('Mobile'), '12345');
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid Australian phone number.')).toBeVisible();
    expect(box('Mobile')).toBeInvalid();
  });

  it('FO-019 lets comments be empty where the tenant does', async () => {
    const { post } = show({ switches: { messageRequired: false } });
    await fillIn();
    await userEvent.clear(box('Comments (optional)'));
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload.message).toBeNull();
  });

  it('FO-024 must have the terms agreed where the tenant asks for them', async () => {
    const { post } = show({ switches: { termsForms: ['enquiry'] } });
    await fillIn();
    await send();
    expect((await screen.findAllByText('*You must agree to the terms of use before submitting.'))[0]).toBeVisible();
    expect(post).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload).toMatchObject({ terms_agreed: true, terms_conditions: true });
  });

  it('FO-025 keeps the terms disclaimer folded at first', () => {
    show({ switches: { termsForms: ['enquiry'] } });
    expect(screen.getByText('About these terms').closest('details')).not.toHaveAttribute('open');
  });
});

describe('lead', () => {
  it('FO-010, FO-012 sends the values with what car, page and site say', async () => {
    sessionStorage.setItem('harbour-motors:visitedPages', JSON.stringify({ v: 1, data: ['/', '/search'] }));
    sessionStorage.setItem('harbour-motors:linkedQueryParams', JSON.stringify({ v: 1, data: { utm_source: 'radio' } }));
    const { post } = show({ path: '/cars/2021-toyota-corolla?from=mail' });
    await fillIn();
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(1));
    expect(leads(post)[0]?.payload).toEqual({
      name: 'Mia',
      last_name: 'Nguyen',
      email: 'mia@example.com',
      phone: '+61412345678',
      postcode: '6000',
      message: expect.stringContaining('2021 Toyota Corolla'),
      category: 'Vehicle Enquiry',
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
      Rego: null,
      'Service Location': null,
      additional_services: [],
      PreferredContactMethod: null,
      finance: null,
      'do-you-have-a-trade-in': null,
      opt_in_finance: false,
      opt_in_trade: false,
      offer_from_client: null,
      page_id: null,
      website: '',
      url: 'https://harbour-motors.example/cars/2021-toyota-corolla?from=mail',
      source: 'Website',
      user_agent: navigator.userAgent,
      lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'radio' } },
      fill_seconds: expect.any(Number),
      form_completed: true,
    });
  });

  it('PL-038 measures how long filling took', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const { post } = show();
    await fillIn();
    clock.mockReturnValue(22_340);
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload.fill_seconds).toBe(12.3));
  });

  it('PL-039 gives no consent where the box is not shown', async () => {
    const { post } = show({ switches: { optInHidden: true } });
    await fillIn();
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload).toMatchObject({ opt_in: false, opt_in_wording: null }));
  });

  it('FO-016 sends what a robot writes into the hidden field, for the server to judge', async () => {
    const { container, post } = show();
    const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    await fillIn();
    await userEvent.type(honeypot as HTMLInputElement, 'http://spam.example');
    await send();
    await waitFor(() => expect(leads(post)[0]?.payload.website).toBe('http://spam.example'));
  });

  it('LO-004 goes to the location of the page and its dealership', async () => {
    const { post } = show({ subject: { category: 'General Enquiry', locationSlug: 'harbour-motors-perth' } });
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
  it('FO-006, FO-009 goes to /success with the car and category remembered and the loading flag set', async () => {
    const { store, address } = show();
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(store.getState().successPage).toEqual({
      loading: true,
      last: { category: 'Vehicle Enquiry', car: expect.objectContaining({ id: 101, slug: aCar().slug, make: 'Toyota' }) },
    });
  });

  it('FO-009 leaves the loading flag alone when the reply does not qualify', async () => {
    const { store, address } = show({ answer: async () => ({ lead_id: 'lead-1', show_success_page: false }) });
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(store.getState().successPage).toMatchObject({ loading: false, last: { category: 'Vehicle Enquiry' } });
  });

  it.each<[string, Partial<Car> | null, string | undefined, number]>([
    ['a used car', { car_type: 'used' }, undefined, EVENTS.usedCarEnquiry],
    ['a new car', { car_type: 'new' }, undefined, EVENTS.newCarEnquiry],
    ['a demo car', { car_type: 'demo' }, undefined, EVENTS.newCarEnquiry],
    ['a car for test drives only', { car_type: 'used', tag: 'Test Drive Only' }, undefined, EVENTS.newCarTestDrive],
    ['a general enquiry', null, 'General Enquiry', EVENTS.generalEnquiry],
    ['any other form', null, 'Feedback', EVENTS.form],
  ])('FO-013, FO-036 fires the event of %s', async (_what, car, category, id) => {
    const { track } = show({ subject: { car: car ? aCar(car) : undefined, category, locationSlug: 'harbour-motors-perth' } });
    await fillIn();
    if (!car) await enter('Comments', 'Hello');
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

  it('FO-011 follows up with category and car type, and does not mind when that fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { post, address } = show({
      answer: async (path) => {
        if (path !== '/api/leads') throw new ApiError('Not now', 503, 'unavailable');
        return { lead_id: 'lead-1' };
      },
    });
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(post).toHaveBeenLastCalledWith('/api/leads/lead-1/attributes', {
      category: 'Vehicle Enquiry',
      attributes: expect.objectContaining({ car_type: 'used' }),
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
  });

  it('FO-014 remembers the person for the next form', async () => {
    const { unmount, address, store } = show();
    await fillIn();
    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    expect(selectCustomerProfile(store.getState())).toMatchObject({ name: 'Mia', postcode: '6000' });
    unmount();

    show({ subject: { car: aCar({ id: 202 }) }, store });
    expect(box('First Name')).toHaveValue('Mia');
    expect(box('Email')).toHaveValue('mia@example.com');
    expect(box('Mobile')).toHaveValue('0412 345 678');
  });

  it('PL-047 forgets the person on request, and clears what it had filled in but nothing else', async () => {
    const store = createPlatformStore({ site: aSite() });
    store.dispatch(customerProfileSaved({ name: 'Mia', email: 'mia@example.com' }));
    show({ store });
    await enter('Last Name', 'Nguyen');
    await userEvent.click(screen.getByRole('button', { name: 'Forget my details' }));

    expect(selectCustomerProfile(store.getState())).toEqual({});
    expect([box('First Name'), box('Email')].map((each) => (each as HTMLInputElement).value)).toEqual(['', '']);
    expect(box('Last Name')).toHaveValue('Nguyen');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('mia@example.com');
    expect(screen.queryByRole('button', { name: 'Forget my details' })).not.toBeInTheDocument();
  });
});

describe('failure', () => {
  it.each([
    ['the error of the reply', { error: { message: 'We are closed for ever.' } }, 'We are closed for ever.'],
    ['the fixed text', {}, 'An unexpected error occured'],
  ])('FO-007 shows %s when there is no lead_id', async (_what, reply, text) => {
    const { address } = show({ answer: async () => reply });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(box('First Name')).toHaveValue(' Mia ');
    expect(address()).toBe('/cars/2021-toyota-corolla');
  });

  it('FO-008, FO-001 alerts, shows the message, keeps the input and can be sent again', async () => {
    let calls = 0;
    const { post, address, store } = show({
      answer: async (path) => {
        calls += 1;
        if (calls === 1) throw new ApiError('The yard is being painted.', 503, 'unavailable');
        return accepted(path, null);
      },
    });
    await fillIn();
    await send();
    await acknowledge(store);
    expect(screen.getByRole('alert')).toHaveTextContent('The yard is being painted.');
    expect(box('Email')).toHaveValue('mia@example.com');

    await send();
    await waitFor(() => expect(address()).toBe('/success'));
    const [first, second] = leads(post);
    expect(second).toEqual(first);
  });

  it('FO-017 makes a new submit of changed values', async () => {
    const { post, store } = show({ answer: async () => Promise.reject(new ApiError('Later', 503, 'unavailable')) });
    await fillIn();
    await send();
    await acknowledge(store);
    await userEvent.type(box('Last Name'), '-Smith');
    await send();
    await waitFor(() => expect(leads(post)).toHaveLength(2));
    const [first, second] = leads(post);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.payload.last_name).toBe('Nguyen-Smith');
  });

  it('AP-043 shows what the server found wrong with a field', async () => {
    const { store } = show({ answer: async () => Promise.reject(new ApiError('Please check the form.', 422, 'invalid', { email: 'This mailbox does not exist.' })) });
    await fillIn();
    await send();
    await acknowledge(store);
    expect(box('Email')).toHaveAccessibleDescription('This mailbox does not exist.');
  });

  it('FO-002 sends once however often the button is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { post } = show({ answer: async () => new Promise((resolve) => (answer = resolve)) });
    await fillIn();
    await send();
    const button = screen.getByRole('button', { name: /^Enquire Now/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await send();
    await userEvent.type(box('Email'), '{Enter}');
    expect(leads(post)).toHaveLength(1);
    answer({ lead_id: 'lead-1' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('PL-032 without network keeps the input and sends again with the same key once online', async () => {
    let isOnline = false;
    const { post, address, store } = show({
      answer: async (path) => {
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

  it('PL-032 loses nothing on reload, and a retry after it is the same submit', async () => {
    const offline: Answer = async () => Promise.reject(new ApiError('An unexpected error occured', 0, 'unreachable'));
    const before = show({ answer: offline });
    await fillIn();
    await send();
    await acknowledge(before.store);
    before.unmount();

    const after = show();
    expect(box('Last Name')).toHaveValue('Nguyen');
    await send();
    await waitFor(() => expect(leads(after.post)).toHaveLength(1));
    expect(leads(after.post)[0]).toEqual(leads(before.post)[0]);
    await waitFor(() => expect(after.address()).toBe('/success'));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('PL-032 an alert about a try that failed does not outlive the one that succeeds', async () => {
  let isOnline = false;
  const { address, store } = show({
    answer: async (path) => {
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
  it('PL-030 is a form that the browser sends by itself, with the hidden facts in it', () => {
    const { container } = show({ path: '/cars/2021-toyota-corolla' });
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/leads');
    expect(box('Email')).toBeRequired();
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      category: 'Vehicle Enquiry',
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
