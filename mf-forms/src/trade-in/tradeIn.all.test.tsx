import { ApiError, sessionChecked, type Switches } from '@forecourt/shared-contracts';
import { createStorage } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { savedValuations } from './valuationStorage';
import { EMPTY_VALUATION } from './valuation';

type Body = Readonly<Record<string, unknown>>;
interface Sent {
  path: string;
  key: string;
  body: Body;
}

const VEHICLE = { year: 2021, make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', body: 'SUV' };
const QUESTIONS = [
  {
    id: 'body',
    text: 'What condition is the body in?',
    options: [
      { value: 'good', label: 'Good' },
      { value: 'poor', label: 'Poor' },
    ],
  },
  {
    id: 'tyres',
    text: 'What condition are the tyres in?',
    options: [
      { value: 'new', label: 'New' },
      { value: 'worn', label: 'Worn' },
    ],
  },
];
const ESTIMATE = { id: 1000, low: 21_500, high: 24_250, valid_until: '2026-03-09T02:00:00.000Z' };
/** An offer, in place of the response to the contact. */
const withOffer = ({ body }: Sent) =>
  body.step === 'contact' ? { lead_id: 'lead-1', valuation: { ...ESTIMATE, high: ESTIMATE.low, is_offer: true } } : undefined;
/** The responses of the back end to the steps. */
const RESPONSES: Readonly<Record<string, object>> = {
  rego: { lead_id: 'lead-1', vehicle: VEHICLE },
  vehicle: { lead_id: 'lead-1', questions: QUESTIONS },
  answers: { lead_id: 'lead-1', questions: [] },
  contact: { lead_id: 'lead-1', valuation: ESTIMATE },
  accept: { lead_id: 'lead-1', show_success_page: true },
};

interface Options {
  switches?: Partial<Switches>;
  /** Instead of the usual response to a call; throws for an error. */
  respond?(sent: Sent, index: number): object | undefined;
}

async function visit(address: string, { switches = {}, respond = () => undefined }: Options = {}) {
  const sent: Sent[] = [];
  const post = async (path: string, body: Body, options?: { headers?: Record<string, string> }) => {
    sent.push({ path, body, key: options?.headers?.['Idempotency-Key'] ?? '' });
    return respond(sent.at(-1) as Sent, sent.length - 1) ?? RESPONSES[String(body.step)] ?? null;
  };
  const site = aSite({ switches: { valuationProvider: 'valuer', ...switches } });
  const car = aCar({ id: 101, name: '2021 Toyota Corolla' });
  const rendered = await renderPage(remote, address, { site, api: { post: post as never, get: (async () => car) as never } });
  const steps = () => sent.map(({ body }) => body);
  return { ...rendered, sent, steps };
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Enters a text at once: each key would render the form. */
async function type(name: string, text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.paste(text);
}
const heading = (name: string) => screen.findByRole('heading', { name });

async function enterRego(rego = '1abc 234') {
  await type('Registration', rego);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'WA');
  await click('Find my car');
}
async function upToCondition() {
  await enterRego();
  await heading('Step 2 of 5: Your vehicle');
  await type('Kilometres', '45,120');
  await click('This is my car');
  await heading('Step 3 of 5: Condition');
}
async function upToContact() {
  await upToCondition();
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Worn' }));
  await click('Next');
  await heading('Step 4 of 5: Your details');
}
async function fillInContact() {
  await type('First Name', 'Mia');
  await type('Last Name (optional)', 'Nguyen');
  await type('Mobile', '0412 345 678');
  await type('Email', 'mia@example.com');
}
async function upToEstimate() {
  await upToContact();
  await fillInContact();
  await click('See my estimate');
  await heading('Step 5 of 5: Estimate');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('pages', () => {
  it.each([
    ['/trade-in', 'Trade-in valuation', '/trade-in'],
    ['/sell-my-car', 'Sell my car', '/sell-my-car'],
    ['/sell-your-car', 'Sell my car', '/sell-my-car'],
  ])('FO-066 %s is titled "%s"', async (address, title, canonical) => {
    const { meta } = await visit(address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(meta).toMatchObject({ title, canonical });
  });

  it('FO-066 /cars/trade-in is about the car that the visitor would buy, which its steps carry', async () => {
    const { steps } = await visit('/cars/trade-in?car_id=101');
    expect(screen.getByText(/^Towards your/)).toHaveTextContent('Towards your 2021 Toyota Corolla');
    await enterRego();
    await waitFor(() => expect(steps()).toMatchObject([{ step: 'rego', car_id: 101, category: 'Trade-In', subcategory: null }]));
  });

  it('FO-066 a car that is sold without a purchase says so in its lead', async () => {
    const { steps } = await visit('/sell-my-car');
    await enterRego();
    await waitFor(() => expect(steps()).toMatchObject([{ step: 'rego', car_id: null, category: 'Trade-In', subcategory: 'Sell my car' }]));
  });

  it.each([
    ['a provider of valuations', { valuationProvider: 'valuer' }, true],
    ['the site’s own valuations', { valuationProvider: null, autograbEnabled: true }, true],
    ['neither', { valuationProvider: null, autograbEnabled: false }, false],
  ])('FO-067 with %s: online valuation or the plain form', async (_what, switches, isOnline) => {
    await visit('/trade-in', { switches });
    expect(screen.queryAllByRole('button', { name: 'Find my car' })).toHaveLength(isOnline ? 1 : 0);
    expect(screen.queryAllByRole('form', { name: 'Tell us about your car' })).toHaveLength(isOnline ? 0 : 1);
  });

  it('FO-067 the plain form makes a lead of category "Trade-In"', async () => {
    const { steps } = await visit('/trade-in', { switches: { valuationProvider: null }, respond: () => ({ lead_id: 'lead-9' }) });
    await type('Make of your car', 'Mazda');
    await type('Model of your car', 'CX-5');
    await fillInContact();
    await type('Postcode', '6000');
    await click('Request a valuation');
    await waitFor(() => expect(steps()[0]).toMatchObject({ category: 'Trade-In', 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5' }));
  });

  it('FO-081 FO-082 FO-083 answers what people ask, for people and for search engines', async () => {
    const { meta } = await visit('/trade-in');
    const faq = within(screen.getByRole('region', { name: 'Questions and answers' }));
    const answers = [
      ['Which vehicles do you buy?', /utes, vans/],
      ['How is the online estimate calculated?', /model, age and kilometres/],
      ['Is the estimate the price that I get?', /exact price after we have inspected/],
      ['Where does the inspection happen?', /At Harbour Motors Perth/],
      ['Can I sell a car that is under finance?', /payout letter of your finance institution/],
      ['Which cars get an online estimate?', /generally not given for cars that are more than 7 years old or have more than 100,000 km/],
    ] as const;
    for (const [question, answer] of answers) {
      expect(faq.getByText(question)).toBeVisible();
      expect(faq.getByText(answer)).toBeInTheDocument();
    }
    const [data] = (meta?.jsonLd ?? []) as { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }[];
    expect(data?.['@type']).toBe('FAQPage');
    expect(data?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      answers.map(([question, answer]) => [question, expect.stringMatching(answer)]),
    );
  });
});

describe('steps', () => {
  it('FO-015 FO-068 FO-069 FO-070 FO-071 FO-072 FO-073 FO-076 FO-077 goes from the registration to an accepted offer', async () => {
    const { steps, sent, address } = await visit('/trade-in', { respond: withOffer });
    await upToContact();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fillInContact();
    await click('See my estimate');
    expect(await screen.findByText('$21,500')).toBeVisible();
    expect(screen.getByText(/^An offer, valid until 9 Mar 2026, subject to inspection. It is based on 45,120 km/)).toBeVisible();
    await click('Accept offer');
    await waitFor(() => expect(address()).toBe('/success'));

    expect(steps()).toEqual([
      expect.objectContaining({ step: 'rego', rego: '1ABC234', regoState: 'WA' }),
      { step: 'vehicle', lead_id: 'lead-1', kms: 45_120 },
      {
        step: 'answers',
        lead_id: 'lead-1',
        adjustmentAnswers: [
          { questionId: 'body', answer: 'good' },
          { questionId: 'tyres', answer: 'worn' },
        ],
        photos: [],
      },
      expect.objectContaining({
        step: 'contact',
        lead_id: 'lead-1',
        name: 'Mia',
        last_name: 'Nguyen',
        phone: '0412 345 678',
        email: 'mia@example.com',
        form_completed: true,
        url: expect.stringMatching(/\/trade-in$/) as string,
      }),
      { step: 'accept', lead_id: 'lead-1', offer_accepted: true },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/api/leads']));
  });

  it('FO-068 each step takes focus at its heading, and Back keeps what was entered', async () => {
    const { steps } = await visit('/trade-in');
    await upToCondition();
    expect(await heading('Step 3 of 5: Condition')).toHaveFocus();
    await click('Back');
    await heading('Step 2 of 5: Your vehicle');
    expect(screen.getByRole('textbox', { name: 'Kilometres' })).toHaveValue('45120');
    await click('Not my car');
    await heading('Step 1 of 5: Registration');
    expect(screen.getByRole('textbox', { name: 'Registration' })).toHaveValue('1ABC234');
    await click('Find my car');
    await heading('Step 2 of 5: Your vehicle');
    expect(steps()).toHaveLength(2);
  });

  it('FO-070 "Not my car" returns to the first step; another registration is another car', async () => {
    const { steps } = await visit('/trade-in');
    await upToCondition();
    await click('Back');
    await heading('Step 2 of 5: Your vehicle');
    await click('Not my car');
    await heading('Step 1 of 5: Registration');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Registration' }));
    await enterRego('1XYZ999');
    await heading('Step 2 of 5: Your vehicle');
    expect(screen.getByRole('textbox', { name: 'Kilometres' })).toHaveValue('');
    expect(steps().at(-1)).toMatchObject({ step: 'rego', rego: '1XYZ999' });
  });

  it('FO-075 requires registration, state, kilometres and every answer', async () => {
    const { steps } = await visit('/trade-in');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
    await click('Find my car');
    expect(await screen.findByRole('link', { name: 'Please enter the registration number.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Please select an option.' })).toBeVisible();
    await enterRego();
    await heading('Step 2 of 5: Your vehicle');
    await click('This is my car');
    expect(await screen.findByRole('link', { name: 'Please enter the kilometres.' })).toBeVisible();
    await type('Kilometres', '100');
    await click('This is my car');
    await heading('Step 3 of 5: Condition');
    await click('Next');
    expect(await screen.findAllByRole('link', { name: 'Please select an option.' })).toHaveLength(2);
    expect(steps().map(({ step }) => step)).toEqual(['rego', 'vehicle']);
  });

  it('FO-069 begins with make and model where the registration is not known', async () => {
    const { steps } = await visit('/trade-in', {
      respond: ({ body }) =>
        body.step === 'details'
          ? { lead_id: 'lead-1', vehicle: { year: 2019, make: 'Kia', model: 'Rio', badge: null, body: null } }
          : undefined,
    });
    await click('Use make and model');
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await click('Next');
    expect(await screen.findByRole('link', { name: 'Please enter the year, for example 2021.' })).toBeVisible();
    await type('Year', '2019');
    await type('Make', 'Kia');
    await type('Model', 'Rio');
    await click('Next');
    await heading('Step 2 of 5: Your vehicle');
    expect(screen.getByText('2019 Kia Rio')).toBeVisible();
    await click('Not my car');
    await heading('Step 1 of 5: Registration');
    expect(screen.getByRole('textbox', { name: 'Make' })).toHaveValue('Kia');
    expect(steps()).toMatchObject([{ step: 'details', year: 2019, make: 'Kia', model: 'Rio', badge: null, category: 'Trade-In' }]);
  });

  it('FO-071 a provider without questions leaves the photos in that step', async () => {
    const { steps } = await visit('/trade-in', {
      respond: ({ body }) => (body.step === 'vehicle' ? { lead_id: 'lead-1', questions: [] } : undefined),
    });
    await enterRego();
    await heading('Step 2 of 5: Your vehicle');
    await type('Kilometres', '45120');
    await click('This is my car');
    await heading('Step 3 of 5: Condition');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add photos' })).toBeVisible();
    await click('Next');
    expect(await heading('Step 4 of 5: Your details')).toBeVisible();
    expect(steps().at(-1)).toEqual({ step: 'answers', lead_id: 'lead-1', adjustmentAnswers: [], photos: [] });
  });

  it('FO-068 photos are part of the condition step, which waits until they are sent', async () => {
    let arrive = () => {};
    const { steps } = await visit('/trade-in', {
      respond: ({ path }) =>
        path === '/api/lead-photos'
          ? new Promise<object>((resolve) => {
              arrive = () => resolve({ photo_id: 'photo-1' });
            })
          : undefined,
    });
    await upToCondition();
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Worn' }));
    await userEvent.upload(screen.getByLabelText('Photos to add'), new File(['x'], 'front.jpg', { type: 'image/jpeg' }));
    await click('Next');
    expect(await screen.findByRole('link', { name: /^Your photos are still being sent/ })).toBeVisible();
    arrive();
    await screen.findByRole('img', { name: 'Photos of your car 1' });
    await click('Next');
    await heading('Step 4 of 5: Your details');
    expect(steps().at(-1)).toMatchObject({ step: 'answers', photos: ['photo-1'] });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Step 3 of 5: Condition');
    expect(screen.getByRole('img', { name: 'Photos of your car 1' })).toHaveAttribute('src', '/api/lead-photos/photo-1');
  });

  it('FO-079 an estimate fires event 18, once', async () => {
    const { track } = await visit('/trade-in');
    await upToEstimate();
    expect(track.mock.calls).toEqual([[{ id: 18 }]]);
  });

  it('FO-014 the contact has the number of a visitor who is signed in, and leaves it with the session', async () => {
    const { store } = await visit('/trade-in');
    store.dispatch(sessionChecked({ id: 7, phone: '+61491570006' }));
    await upToContact();
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('0491 570 006');
    act(() => void store.dispatch(sessionChecked(null)));
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('');
  });

  it('FO-073 a range is a guide: nothing is accepted, and the way leads back to the car and to a test drive of it', async () => {
    await visit('/cars/trade-in?car_id=101');
    await upToEstimate();
    expect(screen.getByText('$21,500 to $24,250')).toBeVisible();
    expect(screen.getByText(/^A guide, valid until 9 Mar 2026, subject to inspection. It is based on 45,120 km/)).toBeVisible();
    expect(screen.getByText(/^We call you to find a time\. We inspect your car/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept offer' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', expect.stringMatching(/^\/cars\/.+101$/));
    expect(screen.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute('href', '/book-test-drive?car_id=101');
  });

  it('FO-080 a car without an estimate gets a call', async () => {
    await visit('/trade-in', {
      respond: ({ body }) =>
        body.step === 'contact' ? { lead_id: 'lead-1', valuation: { id: 1000, low: null, high: null, valid_until: null } } : undefined,
    });
    await upToEstimate();
    expect(screen.getByText('We will contact you with a valuation.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept offer' })).not.toBeInTheDocument();
    await click('Value another car');
    await heading('Step 1 of 5: Registration');
    expect(screen.getByRole('textbox', { name: 'Registration' })).toHaveValue('');
  });

  it('FO-078 saves the result on sites that collect it; a failure is only logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent } = await visit('/trade-in', {
      switches: { saveValuationEnabled: true },
      respond({ path }) {
        if (path === '/api/miscellaneous') throw new ApiError('Full', 503, 'unavailable');
        return undefined;
      },
    });
    await upToEstimate();
    await waitFor(() => expect(logged).toHaveBeenCalledWith('valuationNotSaved', expect.any(ApiError)));
    expect(sent.at(-1)).toMatchObject({
      path: '/api/miscellaneous',
      body: { column_name: 'valuation', lead_id: 'lead-1', rego: '1ABC234', make: 'Mazda', kms: 45_120, low: 21_500, high: 24_250 },
    });
    expect(screen.getByText('$21,500 to $24,250')).toBeVisible();
    logged.mockRestore();
  });

  it('FO-078 saves nothing on other sites', async () => {
    const { sent } = await visit('/trade-in');
    await upToEstimate();
    expect(sent.filter(({ path }) => path === '/api/miscellaneous')).toEqual([]);
  });
});

describe('save for later', () => {
  const openGarage = () => renderSlot(remote, 'saved-valuations', {}, { site: aSite({ switches: { valuationProvider: 'valuer' } }) });

  it('FO-068 a valuation that is saved goes on where it was, also when its tab is gone, with what was entered since', async () => {
    const { unmount } = await visit('/trade-in');
    await enterRego();
    await heading('Step 2 of 5: Your vehicle');
    await click('Save for later');
    expect(screen.getByText(/^Saved in this browser until \d+ \w+ \d{4}\. Continue from this page/)).toBeVisible();
    await type('Kilometres', '45,120');
    await click('This is my car');
    await heading('Step 3 of 5: Condition');
    unmount();
    sessionStorage.clear();

    await visit('/trade-in');
    expect(screen.getByText('Continue your valuation of 2021 Mazda CX-5 Maxx Sport')).toBeVisible();
    await click('Continue');
    await heading('Step 3 of 5: Condition');
    await click('Back');
    await heading('Step 1 of 5: Registration');
    expect(screen.getByRole('textbox', { name: 'Registration' })).toHaveValue('1ABC234');
  });

  it('FO-068 nothing is stored without the visitor’s request, and the visitor can delete it', async () => {
    const { unmount } = await visit('/trade-in');
    await upToCondition();
    expect(localStorage.getItem('harbour-motors:mf-forms/saved-valuations')).toBeNull();
    await click('Save for later');
    await click('Do not keep it');
    unmount();
    sessionStorage.clear();
    await visit('/trade-in');
    expect(screen.queryByText(/^Continue your valuation/)).toBeNull();
  });

  it('FO-068 a saved valuation holds no contact, and is gone once its offer is accepted', async () => {
    const { address } = await visit('/trade-in', { respond: withOffer });
    await upToEstimate();
    await click('Save for later');
    const stored = localStorage.getItem('harbour-motors:mf-forms/saved-valuations') ?? '';
    expect(stored).toContain('1ABC234');
    expect(stored).not.toMatch(/Mia|Nguyen|0412|example\.com/);
    await click('Accept offer');
    await waitFor(() => expect(address()).toBe('/success'));
    await openGarage();
    expect(screen.queryByRole('heading', { name: 'Your valuations' })).toBeNull();
  });

  it('FO-068 the garage lists the saved valuations, each with its page, and forgets one', async () => {
    const { unmount } = await visit('/cars/trade-in?car_id=101');
    await upToEstimate();
    await click('Save for later');
    unmount();
    sessionStorage.clear();
    const second = await visit('/sell-my-car', {
      respond: ({ body }) =>
        body.step === 'details' ? { lead_id: 'lead-2', vehicle: { ...VEHICLE, make: 'Kia', model: 'Rio', badge: null } } : undefined,
    });
    await click('Use make and model');
    await type('Year', '2021');
    await type('Make', 'Kia');
    await type('Model', 'Rio');
    await click('Next');
    await heading('Step 2 of 5: Your vehicle');
    await click('Save for later');
    second.unmount();

    await openGarage();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['2021 Kia Rio', '2021 Mazda CX-5 Maxx Sport']);
    expect(within(items[0] as HTMLElement).getByRole('link', { name: 'Continue the valuation of 2021 Kia Rio' })).toHaveAttribute(
      'href',
      '/sell-my-car',
    );
    expect(items[1]).toHaveTextContent('Estimate $21,500 to $24,250.');
    expect(within(items[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/cars/trade-in?car_id=101');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the valuation of 2021 Kia Rio' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Your valuations' })).toHaveFocus();
  });

  it('FO-068 a saved valuation is stored for 30 days', () => {
    const storage = createStorage('harbour-motors', { local: () => localStorage, session: () => sessionStorage });
    const at = (date: string) => savedValuations(storage, () => new Date(date));
    at('2026-03-01T00:00:00Z').save('/trade-in', { ...EMPTY_VALUATION, vehicle: VEHICLE, done: 1 });
    expect(at('2026-03-30T23:59:59Z').read()).toHaveLength(1);
    expect(at('2026-03-31T00:00:00Z').read()).toEqual([]);
  });
});

describe('valuation-widget slot', () => {
  it('FO-068 begins a valuation that goes on at the trade-in page', async () => {
    const site = aSite({ switches: { valuationProvider: 'valuer' } });
    const post = jest.fn(async () => RESPONSES.rego);
    const { address } = await renderSlot(remote, 'valuation-widget', {}, { site, api: { post: post as never }, address: '/' });
    expect(screen.getByRole('region', { name: 'What is your car worth?' })).toBeVisible();
    await enterRego();
    await waitFor(() => expect(address()).toBe('/trade-in'));
  });

  it('FO-067 is left out where nothing is valued online', async () => {
    const { container } = await renderSlot(remote, 'valuation-widget', {}, { site: aSite({ switches: { valuationProvider: null } }) });
    expect(container).toHaveTextContent('');
  });
});

describe('failures', () => {
  it('FO-074 an unknown registration says so and leads to the plain form, which has it', async () => {
    const { address } = await visit('/trade-in', {
      respond() {
        throw new ApiError('Not found.', 404, 'not_found');
      },
    });
    await enterRego();
    expect(await screen.findByText('We could not find that vehicle. Please check the registration and state.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Send the details' }));
    expect(address()).toBe('/trade-in?by=enquiry');
    const stored = JSON.parse(Object.values({ ...sessionStorage }).find((text) => text.includes('"Rego"')) ?? '{}') as object;
    expect(JSON.stringify(stored)).toContain('Registration 1ABC234 WA');
  });

  it('FO-068 a provider that fails leads on to the plain form with everything that was entered', async () => {
    const { address } = await visit('/trade-in', {
      respond({ body }) {
        if (body.step === 'answers') throw new ApiError('A partner service did not answer.', 502, 'upstream_failed');
        return undefined;
      },
    });
    await upToCondition();
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Worn' }));
    await click('Next');
    expect(await screen.findByText('Online valuations are not available right now.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Send the details instead' }));
    expect(address()).toBe('/trade-in?by=enquiry');
    expect(Object.values({ ...sessionStorage }).join('\n')).toContain('2021 Mazda CX-5 Maxx Sport\\n45120 km');
  });

  it('FO-068 a step whose response is lost is sent again with the same key', async () => {
    const { sent } = await visit('/trade-in', {
      respond(_sent, index) {
        if (index === 0) throw new ApiError('No response', 0, 'unreachable');
        return undefined;
      },
    });
    await enterRego();
    expect(await screen.findByText('We got no response.')).toBeVisible();
    await click('Find my car');
    await heading('Step 2 of 5: Your vehicle');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('FO-072 a contact whose response is lost is sent again with the same key, so that it makes no second lead', async () => {
    let isLost = true;
    const { sent } = await visit('/trade-in', {
      respond({ body }) {
        if (body.step !== 'contact' || !isLost) return undefined;
        isLost = false;
        throw new ApiError('No response', 0, 'unreachable');
      },
    });
    // The form is displayed for longer at the second attempt.
    let seconds = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (seconds += 1) * 1000);
    await upToContact();
    await fillInContact();
    await click('See my estimate');
    expect(await screen.findByText('We got no response.')).toBeVisible();
    await click('See my estimate');
    expect(await screen.findByText('$21,500 to $24,250')).toBeVisible();
    clock.mockRestore();
    const [first, second] = sent.filter(({ body }) => body.step === 'contact');
    expect(second).toEqual(first);
  });

  it('FO-074 a comment of the visitor stays in the plain form', async () => {
    const { unmount } = await visit('/trade-in?by=enquiry');
    await type('Year, kilometres and condition (optional)', 'One owner');
    unmount();
    const second = await visit('/trade-in');
    await upToCondition();
    await click('Back');
    await heading('Step 2 of 5: Your vehicle');
    await click('Not my car');
    await heading('Step 1 of 5: Registration');
    await userEvent.click(screen.getByRole('link', { name: 'I would rather be called' }));
    second.unmount();
    await visit('/trade-in?by=enquiry');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Model of your car' })).toHaveValue('CX-5'));
    expect(screen.getByRole('textbox', { name: /^Year, kilometres/ })).toHaveValue('One owner');
  });

  it('FO-068 a lead that is gone is made again with all that is known', async () => {
    let isGone = true;
    const { steps } = await visit('/trade-in', {
      respond({ body }) {
        if (body.step === 'contact' && isGone) {
          isGone = false;
          throw new ApiError('Not found.', 404, 'not_found');
        }
        return body.step === 'rego' && !isGone ? { lead_id: 'lead-2', vehicle: VEHICLE } : undefined;
      },
    });
    await upToContact();
    await fillInContact();
    await click('See my estimate');
    expect(await screen.findByText('$21,500 to $24,250')).toBeVisible();
    expect(steps().map(({ step, lead_id: lead }) => [step, lead])).toEqual([
      ['rego', undefined],
      ['vehicle', 'lead-1'],
      ['answers', 'lead-1'],
      ['contact', 'lead-1'],
      ['rego', undefined],
      ['vehicle', 'lead-2'],
      ['answers', 'lead-2'],
      ['contact', 'lead-2'],
    ]);
  });

  it('FO-072 shows what the back end rejects at its field', async () => {
    await visit('/trade-in', {
      respond({ body }) {
        if (body.step === 'contact')
          throw new ApiError('Invalid', 422, 'validation_failed', { phone: 'Please enter a valid phone number.' });
        return undefined;
      },
    });
    await upToContact();
    await fillInContact();
    await click('See my estimate');
    expect(await screen.findByRole('link', { name: 'Please enter a valid phone number.' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mia@example.com');
  });

  it('FO-077 an acceptance that fails may be repeated', async () => {
    let attempts = 0;
    const { address } = await visit('/trade-in', {
      respond(step) {
        if (step.body.step !== 'accept') return withOffer(step);
        attempts += 1;
        if (attempts === 1) throw new ApiError('Later', 503, 'unavailable');
        return undefined;
      },
    });
    await upToEstimate();
    await click('Accept offer');
    expect(await screen.findByText('Your valuation is stored. Press the button to try again.')).toBeVisible();
    await click('Accept offer');
    await waitFor(() => expect(address()).toBe('/success'));
  });
});
