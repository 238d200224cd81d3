import type { ModelMenuItem, NavigationItem } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const model = (name: string, category: string, over: Partial<ModelMenuItem> = {}): ModelMenuItem => ({
  name,
  category,
  slug: name.toLowerCase(),
  override_url: null,
  image_url: null,
  ...over,
});
const range = [
  model('Prius', 'Discontinued'),
  model('HiLux', 'Utes & Vans'),
  model('RAV4', 'SUVs & 4WDs'),
  model('Camper', 'Caravans'),
  model('RAV4', 'Electrified'),
  model('Coaster', 'Cars', { override_url: '/enquiries/fleet-enquiry' }),
  model('Supra', 'GR & performance', { override_url: 'https://gr.example/supra' }),
  model('BEV', 'Upcoming'),
  model('Corolla', 'Hatch & sedans', { image_url: 'models/corolla.webp' }),
];
const EVERY_CATEGORY = [
  'Cars',
  'Hatch & sedans',
  'SUVs & 4WDs',
  'Utes & Vans',
  'GR & performance',
  'Electrified',
  'Upcoming',
  'Discontinued',
  'Caravans',
];
const siteWith = (over: Partial<NavigationItem> = {}) =>
  aSite({ navigation: [aNavigationItem({ name: 'New Vehicles', url: '/search/new-cars', dynamicDropdown: 'models', ...over })] });
const renderHeader = (models: unknown = range, over: Partial<NavigationItem> = {}) =>
  renderSlot(remote, 'header', {}, { site: siteWith(over), responses: { '/api/model-menu': models } });
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const opener = () => main().getByRole('button', { name: 'New Vehicles' });
const headings = (menu: ReturnType<typeof main>) => menu.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the models of the menu', () => {
  it('NA-024 NA-026 are grouped by category in its order, and an empty category is left out', async () => {
    await renderHeader();
    await userEvent.click(opener());
    expect(headings(main())).toEqual(EVERY_CATEGORY);
    const suvs = within(main().getByRole('heading', { name: 'SUVs & 4WDs' }).closest('section') as HTMLElement);
    expect(suvs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['RAV4', '/rav4']]);
  });

  it('NA-024 NA-026 a range of two categories has these two', async () => {
    await renderHeader([model('HiLux', 'Utes & Vans'), model('Corolla', 'Hatch & sedans')]);
    await userEvent.click(opener());
    expect(headings(main())).toEqual(['Hatch & sedans', 'Utes & Vans']);
  });

  it('NA-025 are in the drawer of small screens with a heading for each category', async () => {
    const { container } = await renderHeader();
    const drawer = container.querySelector<HTMLDetailsElement>('details');
    if (!drawer) throw new Error('There is no drawer.');
    for (const each of [drawer, ...drawer.querySelectorAll('details')]) each.open = true;
    expect(headings(within(drawer))).toEqual(EVERY_CATEGORY);
    expect(within(drawer).getAllByRole('link', { name: 'RAV4' })).toHaveLength(2);
  });

  it('NA-027 leads to the page of a model or where its override leads, and closes when one is picked', async () => {
    const { address } = await renderHeader();
    await userEvent.click(opener());
    expect(main().getByRole('link', { name: 'Coaster' })).toHaveAttribute('href', '/enquiries/fleet-enquiry');
    expect(main().getByRole('link', { name: 'Supra (opens in a new tab)' })).toHaveAttribute('href', 'https://gr.example/supra');

    await userEvent.click(main().getByRole('link', { name: 'Corolla' }));
    expect(address()).toBe('/corolla');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    await userEvent.click(main().getByRole('link', { name: 'Corolla' }));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-011 come with the other entries of their dropdown', async () => {
    await renderHeader(range, { dropdownItems: [aNavigationItem({ name: 'All new cars', url: '/search/new-cars' })] });
    await userEvent.click(opener());
    expect(main().getByRole('link', { name: 'All new cars' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Corolla' })).toBeVisible();
  });

  it.each<[string, unknown]>([
    ['there are none', []],
    ['the request fails', new Error('down')],
  ])('NA-028 the entry is a plain link if %s', async (_when, models) => {
    await renderHeader(models);
    expect(main().queryByRole('button')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'New Vehicles' })).toHaveAttribute('href', '/search/new-cars');
  });

  it('NA-028 the entry is a plain link if the back end does not respond in time', async () => {
    const get = (_path: string, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const search = { appId: 'local', apiKey: 'k', host: { url: 'localhost', protocol: 'http' as const }, headers: {}, timeoutMs: 1 };
    await renderSlot(remote, 'header', {}, { site: siteWith(), api: { get, search } });
    expect(main().getByRole('link', { name: 'New Vehicles' })).toBeVisible();
  });

  it('NA-024 are not requested for a menu without them', async () => {
    const get = jest.fn();
    await renderSlot(remote, 'header', {}, { site: siteWith({ dynamicDropdown: null }), api: { get } });
    expect(get).not.toHaveBeenCalled();
  });
});
