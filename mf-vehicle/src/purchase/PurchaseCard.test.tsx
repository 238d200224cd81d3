import { selectChatSubject, type Switches } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';

const location = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: null,
  address: aLocation().address,
  distribution_locations: [],
};

it('VE-012 displays price, what it includes, and was-price', async () => {
  await visitCar(aCar({ before_price: 26_990 }));

  expect(screen.getByText('$24,990')).toBeVisible();
  expect(screen.getByText('Drive away in WA')).toBeVisible();
  expect(screen.getByText('$26,990')).toBeVisible();
});

it('VE-012 CO-142 a price without charges has its estimate below it', async () => {
  const costs = [{ name: 'Stamp duty', amount: null, percent: 3, above: null, step: null }];
  const onRoadCosts = { date: '2026-07-01', source: 'duty by Revenue WA', states: [{ state: 'WA' as const, costs }] };
  await visitCar(aCar({ price: 20_000, price_type: 'Excl. Govt. Charges' }), { site: aSite({ switches: { onRoadCosts } }) });

  expect(screen.getByText('Excludes government charges, stamp duty about $600 in WA')).toBeVisible();
  expect(screen.getByText('$20,600', { selector: 'summary strong' })).toBeVisible();
});

it('VE-013 displays the amount below market average', async () => {
  await visitCar(aCar({ autograb_data: { state_average_market_price: 26_500, average_market_price: null } }));

  expect(screen.getByText('$1,510 below market average')).toBeVisible();
});

it('PL-065 displays no market indicator if the price includes government charges and the averages do not', async () => {
  const car = aCar({ price_type: 'Drive Away', autograb_data: { state_average_market_price: 26_500, average_market_price: null } });
  await visitCar(car, { site: aSite({ switches: { marketPriceCharges: 'excluded' } }) });

  expect(screen.queryByText(/below market average/)).not.toBeInTheDocument();
});

it('VE-013 displays no market indicator for a price 499 below average', async () => {
  await visitCar(aCar({ autograb_data: { state_average_market_price: 25_489, average_market_price: null } }));

  expect(screen.queryByText(/below market average/)).not.toBeInTheDocument();
});

it('VE-017 PL-066 links to the location and the dealer’s stock, and displays the licence', async () => {
  const site = aSite({ locations: [aLocation({ dealer_license_number: 'MD 27061' })] });
  await visitCar(aCar({ location }), { site });

  expect(screen.getByRole('link', { name: 'Harbour Motors Perth' })).toHaveAttribute('href', '/locations/harbour-motors-perth');
  expect(screen.getByRole('link', { name: 'See more from this dealer' })).toHaveAttribute('href', '/search/harbour-motors');
  expect(screen.getByText('Dealer licence MD 27061')).toBeVisible();
});

it('VE-018 displays condition, kilometres, transmission and fuel, and leaves out unknown values', async () => {
  await visitCar(aCar({ km: 45_120, simple_transmission: null, trans: null }));

  const facts = screen.getAllByText('45,120 km')[0]?.closest('ul');
  expect([...(facts?.children ?? [])].map((entry) => entry.textContent)).toEqual(['Used', '45,120 km', 'Petrol']);
});

it('VE-020 displays the registration expiry', async () => {
  await visitCar(aCar({ rego_expiry: '2026-06-14' }));

  expect(screen.getByText('Rego: Expires on 14 Jun 2026')).toBeVisible();
});

it('VE-025 labels the enquiry button with enquireButtonText', async () => {
  await visitCar(aCar(), { site: aSite({ switches: { enquireButtonText: 'Message Now' } }) });

  expect(screen.getByRole('link', { name: 'Message Now' })).toHaveAttribute('href', '#enquire');
});

it('VE-026 has the enquiry form among the ways to buy where the chat is what the button opens, and only there', async () => {
  const switches = { instantMessageEnabled: true };
  const chat = { address: 'https://chat.example/', placement: 'right' as const };
  const { unmount } = await visitCar(aCar(), { site: aSite({ chat, switches }) });
  await userEvent.click(screen.getByRole('button', { name: 'More ways to buy' }));
  expect(screen.getByRole('link', { name: 'Send an Enquiry' })).toHaveAttribute('href', '#enquire');
  unmount();

  await visitCar(aCar(), { site: aSite({ switches }) });
  await userEvent.click(screen.getByRole('button', { name: 'More ways to buy' }));
  expect(screen.queryByRole('link', { name: 'Send an Enquiry' })).not.toBeInTheDocument();
});

it('VE-026 reads Instant Message with instantMessageEnabled', async () => {
  await visitCar(aCar(), { site: aSite({ switches: { instantMessageEnabled: true } }) });

  expect(screen.getByRole('link', { name: 'Instant Message' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enquire Now' })).not.toBeInTheDocument();
});

it.each<[string, Partial<Switches>]>([
  ['Instant Message', { instantMessageEnabled: true }],
  ['Make an Offer', { offerOpensChatWidget: true }],
])('VE-026 VE-034 FO-057 %s opens the chat where the site has one', async (name, switches) => {
  const chat = { address: 'https://chat.example/', placement: 'right' } as const;
  const { store } = await visitCar(aCar(), { site: aSite({ chat, switches }) });
  await userEvent.click(screen.getByRole('link', { name, hidden: true }));
  expect(selectChatSubject(store.getState())).toBe('sales');
});

it('VE-026 VE-034 without a chat the forms open', async () => {
  const { store } = await visitCar(aCar(), { site: aSite({ switches: { instantMessageEnabled: true, offerOpensChatWidget: true } }) });
  expect(screen.getByRole('link', { name: 'Make an Offer', hidden: true })).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(screen.getByRole('link', { name: 'Instant Message' }));
  expect(selectChatSubject(store.getState())).toBeNull();
});

it('VE-029 FI-007 links to finance for this car', async () => {
  await visitCar(aCar(), { site: aSite({ switches: { financeButtonText: 'Finance Enquiry' } }) });

  expect(screen.getByRole('link', { name: 'Finance Enquiry' })).toHaveAttribute(
    'href',
    '/finance?preferredDealership=harbour-motors&vehiclePriceBudget=24990&car_id=101&car_type=used#finance-form',
  );
});

it('VE-031 SH-142 opens the history report in a new tab and fires event 60', async () => {
  const { track } = await visitCar(aCar({ file: 'https://reports.example/101.pdf' }));
  const link = screen.getByRole('link', { name: 'History report' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);

  expect(link).toHaveAttribute('target', '_blank');
  expect(track).toHaveBeenCalledWith({ id: 60, carId: 101 });
});

it.each([null, '', '  '])('CO-086 VE-031 renders no report button for the file %j', async (file) => {
  await visitCar(aCar({ file }));

  expect(screen.queryByRole('link', { name: 'History report' })).not.toBeInTheDocument();
});

it.each([
  [true, 1],
  [false, 0],
])('VE-032 with favourites %s has %i favourite button', async (favouritesEnabled, count) => {
  const { container } = await visitCar(aCar(), { site: aSite({ switches: { favouritesEnabled } }) });

  expect(container.querySelectorAll('[data-slot="saved-button"]')).toHaveLength(count);
});

it.each([
  [1, '1 view'],
  [2, '2 views'],
  [1234, '1,234 views'],
])('VE-005 displays %i as "%s"', async (views, text) => {
  await visitCar(aCar(), { view: { views } });

  expect(screen.getByText(text)).toBeVisible();
});

it('VE-005 displays no count of zero views', async () => {
  await visitCar(aCar(), { view: { views: 0 } });

  expect(screen.queryByText(/views?$/)).not.toBeInTheDocument();
});

it('VE-021 has Print and Print PDF in a menu of its own', async () => {
  const car = aCar();
  await visitCar(car);
  expect(screen.queryByRole('link', { name: 'Print' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Print or (?:compare|save)$/ }));
  const menu = within(screen.getByRole('dialog', { name: 'More about this vehicle' }));

  expect(menu.getByRole('link', { name: 'Print' })).toHaveAttribute('href', `/print?car_id=${car.slug}`);
  expect(menu.getByRole('link', { name: 'Print' })).toHaveAttribute('target', '_blank');
  expect(menu.getByRole('button', { name: 'Print PDF' })).toBeVisible();
});

it('VE-021 one action is filled, whatever the tenant says of the others', async () => {
  const switches = { reserveEnabled: true, reserveButtonClass: 'primary', tradeInEnabled: true, valuationProvider: 'valuer' } as const;
  const { container } = await visitCar(aCar({ payment_processors: ['demo'] }), { site: aSite({ switches }) });
  const filled = container.querySelectorAll(
    ':is([data-variant="primary"], [data-variant="success"]):not([aria-label="Contact the dealer"] *)',
  );
  expect([...filled].map((each) => each.textContent)).toEqual(['Enquire Now']);
});

it('VE-033 VE-034 an offer and a request for photos open from the sheet, whose button has the focus again', async () => {
  const { container } = await visitCar(aCar());
  for (const [label, slot] of [
    ['Make an Offer', 'offer-dialog'],
    ['Request Photos', 'request-photos-dialog'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'More ways to buy' }));
    await userEvent.click(screen.getByRole('link', { name: label }));
    expect(screen.queryByRole('dialog', { name: 'More ways to buy' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More ways to buy' })).toHaveFocus();
    expect(container.querySelectorAll(`[data-slot="${slot}"]`)).toHaveLength(1);
    expect(container.querySelector('[popover] [data-slot$="-dialog"]')).toBeNull();
  }
});
