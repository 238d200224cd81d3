/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderShell } from '../testing/renderShell';
import { Link, type LinkProps } from './Link';

async function showLink(props: LinkProps) {
  const onRender = jest.fn();
  const element = (
    <Profiler id="link" onRender={onRender}>
      <Link {...props}>Kia</Link>
    </Profiler>
  );
  const results: AnyPageModule = { ownsQuery: true, Component: () => element };
  const shell = await renderShell({ path: '/search', remotes: { 'mf-search': { pages: { results: async () => results } } } });
  return { ...shell, onRender, link: screen.getByRole('link', { name: 'Kia' }) };
}

it('PL-054 is not rendered again for another address', async () => {
  const { navigation, onRender } = await showLink({ to: '/search?make=Kia' });
  onRender.mockClear();
  await act(() => navigation.navigate('/search?make=Toyota'));
  expect(location.search).toBe('?make=Toyota');
  expect(onRender).not.toHaveBeenCalled();
});

it('adds an entry to the history, but none for the current URL', async () => {
  const { navigation, link } = await showLink({ to: '/search?make=Kia' });
  const before = history.length;
  await userEvent.click(link);
  expect(navigation.displayedPage()).toMatchObject({ navigationType: 'PUSH', location: { search: '?make=Kia' } });
  expect(history).toHaveLength(before + 1);
  await userEvent.click(link);
  expect(navigation.displayedPage()).toMatchObject({ navigationType: 'REPLACE', location: { search: '?make=Kia' } });
  expect(history).toHaveLength(before + 1);
});

it.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link to another tab', { target: '_blank' }, {}],
])('PL-030 leaves a click %s to the browser', async (_how, props, init) => {
  const { link } = await showLink({ to: '/search?make=Kia', ...props });
  const reached = jest.fn((press: Event) => {
    const isTaken = press.defaultPrevented;
    // A browser would go on; this one cannot.
    press.preventDefault();
    return isTaken;
  });
  addEventListener('click', reached, { once: true });
  fireEvent.click(link, init);
  expect(reached).toHaveReturnedWith(false);
  expect(location.search).toBe('');
});

it('does not navigate when its own handler has prevented the click', async () => {
  const { link } = await showLink({ to: '/search?make=Kia', onClick: (event) => event.preventDefault() });
  await userEvent.click(link);
  expect(location.search).toBe('');
});
