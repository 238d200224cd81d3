import type { LeadPayload } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

/** A page of a lead form that was filled in, with the values that its visitor enters beside the contact. */
interface FilledForm {
  texts?: Readonly<Record<string, string>>;
  checked?: readonly string[];
  radios?: readonly string[];
}

const CONTACT = {
  'First Name': 'Mia',
  'Last Name': 'Nguyen',
  Postcode: '6000',
  Mobile: '0412 345 678',
  Email: 'mia@example.com',
};

async function sendForm(path: string, { texts = {}, checked = [], radios = [] }: FilledForm) {
  const post = jest.fn(async (_path: string, _payload: unknown, _options?: unknown) => ({ lead_id: 'lead-1' }));
  const rendered = await renderPage(remote, path, { site: aSite({ locations: [aLocation()] }), api: { post: post as never } });
  for (const [label, text] of Object.entries({ ...CONTACT, ...texts })) {
    await userEvent.click(screen.getByRole('textbox', { name: label }));
    await userEvent.paste(text);
  }
  for (const name of checked) await userEvent.click(screen.getByRole('checkbox', { name }));
  for (const [index, name] of radios.entries()) await userEvent.click(screen.getAllByRole('radio', { name })[index] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Enquire Now' }));
  await waitFor(() => expect(rendered.address()).toBe('/success'));
  const [, payload] = post.mock.calls.find(([to]) => to === '/api/leads') ?? [];
  return { ...rendered, payload: payload as LeadPayload };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-037 sends a new vehicle enquiry with make, model, finance and trade-in', async () => {
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

it('FO-039 sends a parts enquiry', async () => {
  const { payload, track } = await sendForm('/enquiries/parts-enquiry', { texts: { Comments: 'A tow bar' } });
  expect(payload).toMatchObject({ category: 'Parts Enquiry', Rego: null, message: 'A tow bar' });
  expect(track).toHaveBeenCalledWith({ id: 22 });
});

it('FO-040 SH-134 sends a fleet enquiry with the company as subcategory', async () => {
  const { payload, track } = await sendForm('/enquiries/fleet-enquiry', {
    texts: { 'Company name': 'Blue Freight', Comments: 'Ten utes' },
  });
  expect(payload).toMatchObject({ category: 'Fleet Enquiry', subcategory: 'Blue Freight' });
  expect(track).toHaveBeenCalledWith({ id: 19 });
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
  await userEvent.click(screen.getByRole('button', { name: 'Enquire Now' }));
  expect(await screen.findByRole('link', { name: 'Please enter the position.' })).toBeVisible();
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
