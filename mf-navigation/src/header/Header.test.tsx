import { menuClosed, type NavigationItem } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './Header';

const link = (name: string, url: string, dropdownItems: NavigationItem[] = []) => aNavigationItem({ name, url, dropdownItems });
const navigation = [
  link('Pre-Owned', '/pre-owned', [link('All pre-owned', '/pre-owned'), link('Certified', '/pre-owned?certified=true')]),
  link('About', '/about', [link('About us', '/about-us')]),
  link('Contact', '/contact'),
];
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const opener = (name = 'Pre-Owned') => mainMenu().getByRole('button', { name });

describe('Header', () => {
  it('NA-003 leads home from the logo', () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    expect(screen.getByRole('link', { name: 'Harbour Motors home' })).toHaveAttribute('href', '/');
  });

  it('NA-005 opens and closes a dropdown by click, one at a time', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    expect(mainMenu().queryByRole('link', { name: 'Certified' })).not.toBeInTheDocument();

    await userEvent.click(opener());
    expect(mainMenu().getByRole('link', { name: 'Certified' })).toBeVisible();

    await userEvent.click(opener('About'));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener('About')).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(opener('About'));
    expect(opener('About')).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-005 does not open by hover where the tenant wants clicks', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    await userEvent.hover(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-008 opens by hover where the tenant wants it, and a click does not close it again', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation, switches: { navOpenMode: 'hover' } }) });
    await userEvent.hover(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.unhover(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['click', 'hover'] as const)('NA-005 obeys Enter, Space and Escape in %s mode', async (navOpenMode) => {
    renderOnPlatform(<Header />, { site: aSite({ navigation, switches: { navOpenMode } }) });
    opener().focus();
    await userEvent.keyboard('{Enter}');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(mainMenu().getByRole('link', { name: 'All pre-owned' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener()).toHaveFocus();
  });

  it('NA-006 marks the header while a dropdown is open', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    const header = screen.getByRole('banner');
    expect(header).not.toHaveClass('nav-open');
    await userEvent.click(opener());
    expect(header).toHaveClass('nav-open');
  });

  it('NA-007 closes on a route change', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    await userEvent.click(opener());
    await userEvent.click(mainMenu().getByRole('link', { name: 'Certified' }));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-007 closes when the page asks for it, and on a press elsewhere', async () => {
    const { store } = renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    await userEvent.click(opener());
    act(() => void store.dispatch(menuClosed()));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(opener());
    await userEvent.click(document.body);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NA-010 says which entry is showing, and which group holds it', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }), path: '/about-us' });
    expect(opener('About')).toHaveAttribute('aria-current', 'true');
    expect(opener()).not.toHaveAttribute('aria-current');
    await userEvent.click(opener('About'));
    expect(mainMenu().getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  });

  it('NA-025 keeps the whole menu in a native drawer, closed again on a route change', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
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

  it('PL-067 closes the drawer by Escape and gives focus back', async () => {
    renderOnPlatform(<Header />, { site: aSite({ navigation }) });
    const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
    const drawer = menu.closest('details');
    drawer?.setAttribute('open', '');
    within(menu).getByRole('link', { name: 'Contact' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(drawer).not.toHaveAttribute('open');
    expect(drawer?.querySelector('summary')).toHaveFocus();
  });

  it('SH-124 shows phone number and favourites only where they are switched on', () => {
    const on = aSite({ navigation, phone: '08 5550 1234', switches: { favouritesEnabled: true } });
    const { unmount } = renderOnPlatform(<Header />, { site: on });
    expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Call 08 5550 1234' })[0]).toHaveAttribute('href', 'tel:0855501234');
    expect(screen.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/favourites');
    unmount();

    renderOnPlatform(<Header />, { site: aSite({ navigation, switches: { favouritesEnabled: false, phoneDisplayEnabled: false } }) });
    expect(screen.queryByRole('link', { name: /Favourites|5550/ })).not.toBeInTheDocument();
  });
});
