import type { Car, Switches } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';

const QUOTE = { weeklyRepaymentAmount: 121.4, advertisedRate: 7.49, comparisonRate: 8.61 };
const car = aCar({ id: 101, price: 24_990, year: 2021, vin: 'JTD1', nvic: 'ABC22A' });
const box = () => screen.queryByRole('region', { name: 'Estimate of the lender' });

interface Options {
  of?: Partial<Car>;
  switches?: Partial<Switches>;
  respond?(): Promise<unknown>;
  hasNoteElsewhere?: boolean;
}

async function renderQuote({ of = {}, switches = {}, respond = async () => QUOTE, hasNoteElsewhere }: Options = {}) {
  const site = aSite({ switches: { youxQuoteEnabled: true, ...switches } });
  const store = createPlatformStore({ site });
  const post = jest.fn(respond);
  const props = { car: { ...car, ...of }, hasNoteElsewhere };
  const show = () => renderSlot(remote, 'finance-quote', props, { site, store, api: { post: post as never } });
  return { post, show, ...(await show()) };
}

it('FI-021 FI-022 FI-024 FI-025 FI-026 requests the quote of a car, and displays payment, rates and terms', async () => {
  const { post } = await renderQuote();

  expect(await screen.findByText('$526')).toBeVisible();
  expect(post.mock.calls).toEqual([
    [
      '/api/youx/quote',
      {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 24_990,
        loanTerm: 5,
        year: 2021,
        vin: 'JTD1',
        nvic: 'ABC22A',
        whoIsHelping: '',
      },
    ],
  ]);
  expect(box()).toHaveTextContent('$526 per month*');
  expect(box()).toHaveTextContent('Advertised rate 7.49% p.a.');
  expect(box()).toHaveTextContent('Comparison rate 8.61% p.a.');
  expect(screen.getByText('5 year term, 10.0% deposit')).toBeVisible();
});

it.each<[string, Partial<Car>, Partial<Switches>]>([
  ['the tenant has no quotes', {}, { youxQuoteEnabled: false }],
  ['the car has no price', { price: null }, {}],
  ['the price is 0', { price: 0 }, {}],
])('FI-021 requests none and renders nothing where %s', async (_where, of, switches) => {
  const { post, container } = await renderQuote({ of, switches });

  expect(post).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('FI-022 PL-063 requests the quote for the price to buy, not for the price of a subscription', async () => {
  const { post } = await renderQuote({ of: { subscription_price: 199 }, switches: { subscriptionEnabled: true } });
  await screen.findByText('$526');

  expect(post.mock.calls[0]).toEqual(['/api/youx/quote', expect.objectContaining({ purchasePrice: 24_990 })]);
});

it('FI-021 displays the quote that the car has, without a request', async () => {
  const { post } = await renderQuote({ of: { youxQuote: { ...QUOTE, weeklyRepaymentAmount: 100 } } });

  expect(box()).toHaveTextContent('$433 per month*');
  expect(post).not.toHaveBeenCalled();
});

it('FI-023 FI-025 displays three points while it loads, and a dash for what the quote lacks', async () => {
  let arrive: (quote: unknown) => void = () => undefined;
  await renderQuote({ respond: () => new Promise((resolve) => (arrive = resolve)) });
  expect(box()).toHaveTextContent('... per month*5 year term, 10.0% depositAdvertised rate ...Comparison rate ...');
  expect(box()).toHaveAttribute('aria-busy', 'true');

  await act(async () => arrive({ ...QUOTE, comparisonRate: null }));
  expect(box()).toHaveTextContent('Advertised rate 7.49% p.a.Comparison rate -');
});

it('FI-023 a failed request leaves no message, and is not sent again by the page', async () => {
  const { post, container } = await renderQuote({ respond: () => Promise.reject(new Error('down')) });

  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  expect(post).toHaveBeenCalledTimes(1);
});

it('FI-029 another view of the car in this visit requests no second quote', async () => {
  const { post, show, unmount } = await renderQuote();
  await screen.findByText('$526');
  unmount();
  await show();

  expect(screen.getByText('$526')).toBeVisible();
  expect(post).toHaveBeenCalledTimes(1);
});

it('PL-063 links to the warning where the page has it', async () => {
  await renderQuote({ hasNoteElsewhere: true });
  await screen.findByText('$526');
  expect(box()).not.toHaveTextContent('WARNING');
  expect(screen.getByRole('link', { name: 'The warning about comparison rates' })).toHaveAttribute('href', '#financeDisclaimer');
});

it('FI-027 FI-028 PL-063 states the basis with the warning, and the lender as far as it is known', async () => {
  const { unmount } = await renderQuote({
    switches: { financeLenderName: 'Harbour Finance', financeContactPhone: '1300 975 711', financeLicenceNumber: 'ACL 123456' },
  });
  await screen.findByText('$526');
  expect(box()).toHaveTextContent(
    '* Comparison rate on a secured loan, 5 years, 10% deposit, 30% final payment. WARNING: This comparison rate is true only',
  );
  expect(box()).toHaveTextContent('Harbour Finance, ACL 123456 1300 975 711');
  expect(screen.getByRole('link', { name: '1300 975 711' })).toHaveAttribute('href', 'tel:1300975711');
  unmount();

  await renderQuote({ switches: { financeLenderName: 'Harbour Finance' } });
  expect(await screen.findByText('Harbour Finance')).toBeVisible();
  expect(box()).not.toHaveTextContent('ACL');
});

it('FI-003 the personalised page has the estimate of the car above the form; the vehicle page links there', async () => {
  const site = aSite({ switches: { youxQuoteEnabled: true } });
  const { unmount } = await renderQuote();
  expect(await screen.findByRole('link', { name: 'Personalise this estimate' })).toHaveAttribute(
    'href',
    '/personalised/finance?car_id=101',
  );
  unmount();

  const api = { get: (async () => car) as never, post: (async () => QUOTE) as never };
  const { container, meta } = await renderPage(remote, '/personalised/finance?car_id=101', { site, api });
  const estimate = (await screen.findByText('$526')).closest('section') as HTMLElement;
  const form = container.querySelector('#finance-form') as HTMLElement;
  expect(estimate.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('link', { name: 'Personalise this estimate' })).not.toBeInTheDocument();
  expect(meta).toMatchObject({ robots: 'noindex' });
});
