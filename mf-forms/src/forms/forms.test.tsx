import type { LeadPayload } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

/** A page of a lead form that was filled in, with the values that its visitor enters beside the contact. */
interface FilledForm {
  texts?: Readonly<Record<string, string>>;
  checked?: readonly string[];
  radios?: readonly string[];
  numbers?: Readonly<Record<string, string>>;
}

async function sendForm(path: string, { texts = {}, checked = [], radios = [], numbers = {} }: FilledForm) {
  const post = jest.fn(async (_path: string, _payload: unknown, _options?: unknown) => ({ lead_id: 'lead-1' }));
  const rendered = await renderPage(remote, path, { site: aSite({ locations: [aLocation()] }), api: { post: post as never } });
  await fillInContact(texts);
  for (const [name, number] of Object.entries(numbers)) await userEvent.type(screen.getByRole('spinbutton', { name }), number);
  for (const name of checked) await userEvent.click(screen.getByRole('checkbox', { name }));
  for (const [index, name] of radios.entries()) await userEvent.click(screen.getAllByRole('radio', { name })[index] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
  await waitFor(() => expect(rendered.address()).toBe('/success'));
  const [, payload] = post.mock.calls.find(([to]) => to === '/api/leads') ?? [];
  return { ...rendered, payload: payload as LeadPayload };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-037 FO-027 sends a new vehicle enquiry with make, model, finance and trade-in', async () => {
  const { payload, track, meta } = await sendForm('/enquiries/new-vehicle-enquiry', {
    texts: { Make: 'Kia', 'Model (optional)': 'Sorento', Comments: 'In white' },
    radios: ['Yes', 'Yes'],
  });
  expect(meta).toMatchObject({ title: 'New vehicle enquiry', canonical: '/enquiries/new-vehicle-enquiry' });
  expect(payload).toMatchObject({
    category: 'New Vehicle Enquiry',
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'Sorento',
    finance: 'Yes',
    'do-you-have-a-trade-in': 'Yes',
    page_id: 'forms.new-vehicle-enquiry',
  });
  expect(track).toHaveBeenCalledWith({ id: 14 });
});

it('FO-038 FO-034 FO-022 sends a service enquiry with several services and the rego as it is registered', async () => {
  const { payload, track } = await sendForm('/enquiries/service-enquiry', {
    texts: { 'Rego (optional)': '1abc-234', Comments: 'Rattles' },
    checked: ['Logbook service', 'Tyres'],
  });
  expect(payload).toMatchObject({ category: 'Service Enquiry', Rego: '1ABC234', additional_services: ['Logbook service', 'Tyres'] });
  expect(track).toHaveBeenCalledWith({ id: 22 });
});

it('FO-034 offers the five services', async () => {
  await renderPage(remote, '/enquiries/service-enquiry');
  const services = ['Logbook service', 'Repair', 'Tyres', 'Wheel alignment', 'Other'];
  expect(screen.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).value)).toEqual([...services, 'true']);
});

describe('the finance enquiry', () => {
  const car = aCar({ id: 101, price: 24_990, car_type: 'used' });
  const renderFinance = (budget?: number, termsForms: string[] = []) => {
    const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
    const props = { car, category: 'Finance Enquiry', budget };
    const site = aSite({ switches: { termsForms, optInDefault: false } });
    return renderSlot(remote, 'enquiry-form', props, { site, api: { post: post as never } }).then((rendered) => ({ ...rendered, post }));
  };

  it('FI-005 carries the car and the budget of the link, with event 9; budget and comments are optional', async () => {
    const { post, track, address } = await renderFinance(20_000);
    expect(screen.getByRole('textbox', { name: 'Budget (optional)' })).toHaveValue('20,000');
    await fillInContact();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Comments (optional)' }));
    await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
    await waitFor(() => expect(address()).toBe('/success'));

    expect(post.mock.calls.find(([to]) => to === '/api/leads')?.[1]).toMatchObject({
      category: 'Finance Enquiry',
      car_id: 101,
      budget: 20_000,
      message: null,
    });
    expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 9, carId: 101 }));
  });

  it('FI-005 begins with the price of the car without a budget, and has the terms where termsForms names it', async () => {
    await renderFinance(undefined, ['finance']);

    expect(screen.getByRole('textbox', { name: 'Budget (optional)' })).toHaveValue('24,990');
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms of use/ })).toBeRequired();
  });
});

it('FO-039 sends a parts enquiry', async () => {
  const { payload, track } = await sendForm('/enquiries/parts-enquiry', { texts: { Comments: 'A tow bar' } });
  expect(payload).toMatchObject({ category: 'Parts Enquiry', Rego: null, message: 'A tow bar' });
  expect(track).toHaveBeenCalledWith({ id: 22 });
});

it('FO-040 FO-062 SH-134 sends a fleet enquiry with the company as subcategory', async () => {
  const { payload, track } = await sendForm('/enquiries/fleet-enquiry', {
    texts: { 'Company name': 'Blue Freight', Comments: 'Ten utes' },
    numbers: { 'How many vehicles? (optional)': '10' },
  });
  expect(payload).toMatchObject({ category: 'Fleet Enquiry', subcategory: 'Blue Freight', quantity: 10 });
  expect(track).toHaveBeenCalledWith({ id: 19 });
});

it('FO-031 the number of vehicles is typed or stepped inside its bounds, and sent as a number', async () => {
  await renderPage(remote, '/enquiries/fleet-enquiry');
  const count = screen.getByRole('spinbutton', { name: /^How many vehicles\?/ });
  expect([count.getAttribute('min'), count.getAttribute('max'), count.getAttribute('step')]).toEqual(['1', '1000', '1']);
  await userEvent.click(screen.getByRole('button', { name: 'One vehicle more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One vehicle more' }));
  expect(count).toHaveValue(2);
  await userEvent.clear(count);
  await userEvent.type(count, '4000');
  await userEvent.tab();
  expect(count).toHaveValue(1000);
});

it('FO-041 sends a general enquiry with category and contact method', async () => {
  const { payload, track } = await sendForm('/enquiries/general-enquiry', { texts: { Comments: 'Hello' }, radios: ['Email'] });
  expect(payload).toMatchObject({ category: 'General Enquiry', PreferredContactMethod: 'Email' });
  expect(track).toHaveBeenCalledWith({ id: 4 });
});

it('FO-042 sends feedback', async () => {
  const { payload, track } = await sendForm('/enquiries/feedback', { texts: { Comments: 'Great coffee' } });
  expect(payload).toMatchObject({ category: 'Feedback', message: 'Great coffee' });
  expect(track).toHaveBeenCalledWith({ id: 22 });
});

it('FO-064 FO-065 sends an application with its position as a general enquiry', async () => {
  const { payload, track } = await sendForm('/careers', { texts: { Position: 'Apprentice', Comments: 'From June' } });
  expect(payload).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    position: 'Apprentice',
    opt_in: false,
    opt_in_wording: null,
  });
  expect(track).toHaveBeenCalledWith({ id: 51 });
});

it('FO-064 requires the position', async () => {
  await renderPage(remote, '/careers');
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
  expect(await screen.findByRole('link', { name: 'Please enter the position.' })).toBeVisible();
});

it('FO-105 sends a survey with name, e-mail and comments', async () => {
  const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
  const { address, track, meta } = await renderPage(remote, '/customer-feedback-survey', { api: { post: post as never } });
  expect(meta).toMatchObject({ robots: 'noindex' });
  expect(screen.getAllByRole('textbox').map((each) => (each as HTMLInputElement).name)).toEqual(['name', 'email', 'message']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mia Nguyen');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments' }), 'Nobody called back');
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    category: 'Feedback',
    subcategory: 'Survey',
    name: 'Mia Nguyen',
    last_name: '',
    phone: '',
  });
  expect(track).toHaveBeenCalledWith({ id: 22 });
});

describe('about a car', () => {
  const car = aCar({ make: 'Toyota', model: 'Corolla', price: 24_990.5 });

  async function sendSlot(name: 'find-similar' | 'request-photos-dialog', texts: Readonly<Record<string, string>> = {}) {
    const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
    const props = { car, onClose: () => undefined };
    const rendered = await renderSlot(remote, name, props, { api: { post: post as never }, address: '/cars/a' });
    await fillInContact(texts);
    await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
    await waitFor(() => expect(rendered.address()).toBe('/success'));
    return { ...rendered, payload: post.mock.calls[0]?.[1] as LeadPayload };
  }

  it('FO-060 find similar presets make, model and price, with optional comments', async () => {
    const { payload, track } = await sendSlot('find-similar');
    expect(payload).toMatchObject({
      category: 'Find Similar',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Corolla',
      budget: 24_991,
      message: null,
      car_id: 101,
      page_id: 'vehicle.detail#find-similar',
    });
    expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 15, carId: 101 }));
  });

  it('FO-059 request photos sends its text with what the visitor adds', async () => {
    const { payload, track } = await sendSlot('request-photos-dialog', { 'Comments (optional)': 'Of the boot' });
    expect(payload).toMatchObject({ category: 'Request Photos', message: 'Please send photos for this car\n\nOf the boot' });
    expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 15 }));
  });

  it('FO-059 is a dialog that is titled with the car', async () => {
    await renderSlot(remote, 'request-photos-dialog', { car, onClose: () => undefined });
    expect(screen.getByRole('dialog', { name: 'Request Photos: 2021 Toyota Corolla Ascent Sport' })).toBeVisible();
  });

  it.each([
    ['standard', ['$5,000', '$10,000', '$15,000', '$20,000', '$25,000', '$30,000', '$40,000', '$50,000', '$70,000']],
    ['high', ['$300,000', '$400,000', '$500,000', '$600,000', '$700,000', '$800,000']],
  ] as const)('FO-028 FO-029 FO-030 has the quick picks of the set %s, and a click enters one', async (moneyQuickPickSet, amounts) => {
    await renderSlot(remote, 'find-similar', { car }, { site: aSite({ switches: { moneyQuickPickSet } }) });
    const picks = screen.getAllByRole('button', { name: /^\$/ });
    expect(picks.map((each) => each.textContent)).toEqual(amounts);
    const budget = screen.getByRole('textbox', { name: 'Budget (optional)' });
    expect(budget).toHaveValue('24,991');
    await userEvent.click(picks[1] as HTMLElement);
    expect(budget).toHaveValue(amounts[1].slice(1));
  });
});

it('FO-123 has the fields that the tenant adds to a form, above the comments', async () => {
  const fields = ['PreferredContactMethod', 'Rego', 'additional_services', 'finance', 'do-you-have-a-trade-in'] as const;
  const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
  const site = aSite({ locations: [aLocation()], switches: { enquiryFields: [{ form: 'feedback', fields: [...fields] }] } });
  const { address } = await renderPage(remote, '/enquiries/feedback', { site, api: { post: post as never } });
  await fillInContact({ Comments: 'Hello', 'Rego (optional)': '1abc' });
  await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Repair' }));
  for (const yes of screen.getAllByRole('radio', { name: 'Yes' })) await userEvent.click(yes);
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Request) / }));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    PreferredContactMethod: 'SMS',
    Rego: '1ABC',
    additional_services: ['Repair'],
    finance: 'Yes',
    'do-you-have-a-trade-in': 'Yes',
  });
});

it.each([
  ['/enquiries/service-enquiry', 'Service Location', 'service'],
  ['/enquiries/parts-enquiry', 'Location', 'parts'],
  ['/enquiries/fleet-enquiry', 'Dealership', 'sales'],
  ['/enquiries/general-enquiry', 'Location', undefined],
  ['/careers', 'Location', undefined],
])('FO-021 mounts the location selector on %s as "%s" with the locations of kind %s', async (path, label, type) => {
  const { container } = await renderPage(remote, path);
  const props = container.querySelector<HTMLElement>('[data-slot="location-selector"]')?.dataset.props;
  expect(JSON.parse(props ?? '{}')).toEqual({ field: 'location', label, type, value: '' });
});
