import { menuClosed, type NavigationItem } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const link = (name: string, url: string, dropdownItems: NavigationItem[] = []) => aNavigationItem({ name, url, dropdownItems });
const navigation = [
  link('Pre-Owned', '/pre-owned', [link('All pre-owned', '/pre-owned'), link('Certified', '/pre-owned?certified=true')]),
  link('About', '/about', [link('About us', '/about-us')]),
  link('Contact', '/contact'),
];
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const dropdown = (name = 'Pre-Owned') => mainMenu().getByRole('button', { name });

describe('Header', () => {
  it('NA-003 links the logo to the home page', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    expect(screen.getByRole('link', { name: 'Harbour Motors home' })).toHaveAttribute('href', '/');
  });

  it('NA-005 opens and closes a dropdown on click, one at a time', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    expect(mainMenu().queryByRole('link', { name: 'Certified' })).not.toBeInTheDocument();

    await userEvent.click(dropdown());
    expect(mainMenu().getByRole('link', { name: 'Certified' })).toBeVisible();

    await userEvent.click(dropdown('About'));
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
    expect(dropdown('About')).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(dropdown('About'));
    expect(dropdown('About')).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-005 does not open on hover with navOpenMode click', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    await userEvent.hover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-008 opens on hover with navOpenMode hover, and a click does not close it', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation, switches: { navOpenMode: 'hover' } }) });
    await userEvent.hover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.unhover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['click', 'hover'] as const)('NA-005 handles Enter, Space and Escape with navOpenMode %s', async (navOpenMode) => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation, switches: { navOpenMode } }) });
    dropdown().focus();
    await userEvent.keyboard('{Enter}');
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(mainMenu().getByRole('link', { name: 'All pre-owned' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
    expect(dropdown()).toHaveFocus();
  });

  it('NA-006 has the class nav-open while a dropdown is open', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    const header = screen.getByRole('banner');
    expect(header).not.toHaveClass('nav-open');
    await userEvent.click(dropdown());
    expect(header).toHaveClass('nav-open');
  });

  it('NA-007 closes on a route change', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    await userEvent.click(dropdown());
    await userEvent.click(mainMenu().getByRole('link', { name: 'Certified' }));
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-007 closes by the store action and on pointerdown outside', async () => {
    const { store } = await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    await userEvent.click(dropdown());
    act(() => void store.dispatch(menuClosed()));
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(dropdown());
    await userEvent.click(document.body);
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-010 marks the current entry and its group with aria-current', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }), address: '/about-us' });
    expect(dropdown('About')).toHaveAttribute('aria-current', 'true');
    expect(dropdown()).not.toHaveAttribute('aria-current');
    await userEvent.click(dropdown('About'));
    expect(mainMenu().getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  });

  it('renders the whole menu in a native drawer, which closes on a route change', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
    const drawer = menu.closest('details');
    const group = within(menu).getByText('About').closest('details');
    drawer?.setAttribute('open', '');
    group?.setAttribute('open', '');
    await userEvent.click(within(menu).getByRole('link', { name: 'Contact' }));
    expect(drawer).toBeInTheDocument();
    expect(drawer).not.toHaveAttribute('open');
    expect(group).not.toHaveAttribute('open');
  });

  it('PL-067 closes the drawer on Escape and returns focus', async () => {
    await renderSlot(remote, 'header', {}, { site: aSite({ navigation }) });
    const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
    const drawer = menu.closest('details');
    drawer?.setAttribute('open', '');
    within(menu).getByRole('link', { name: 'Contact' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(drawer).not.toHaveAttribute('open');
    expect(drawer?.querySelector('summary')).toHaveFocus();
  });

  it('SH-124 renders phone number and favourites only if they are enabled', async () => {
    const on = aSite({ navigation, phone: '08 5550 1234', switches: { favouritesEnabled: true } });
    const { unmount } = await renderSlot(remote, 'header', {}, { site: on });
    expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Call 08 5550 1234' })[0]).toHaveAttribute(
      'href',
      'tel:0855501234',
    );
    expect(screen.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/favourites');
    unmount();

    await renderSlot(
      remote,
      'header',
      {},
      { site: aSite({ navigation, switches: { favouritesEnabled: false, phoneDisplayEnabled: false } }) },
    );
    expect(screen.queryByRole('link', { name: /Favourites|5550/ })).not.toBeInTheDocument();
  });
});
