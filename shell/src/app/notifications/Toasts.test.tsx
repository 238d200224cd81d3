import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toastAdded, toastUpdated } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { Toasts } from './Toasts';

function renderToasts() {
  const store = createPlatformStore({ site: aSite() });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
afterEach(() => jest.useRealTimers());

it('SH-149 announces a toast politely, in a region that exists before', () => {
  const store = renderToasts();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Car saved' })));
  expect(region).toHaveTextContent('Car saved');
});

it('SH-146 displays one toast: a new one replaces it', () => {
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Car saved' })));
  act(() => void store.dispatch(toastAdded({ id: 'b', text: 'Link copied' })));
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(screen.queryByText('Car saved')).toBeNull();
});

it('SH-149 offers the action of a toast as a link', () => {
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Car saved', action: { label: 'View List', path: '/favourites' } })));
  expect(screen.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/favourites');
});

it('SH-147 can be updated and closed', async () => {
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Saving' })));
  act(() => void store.dispatch(toastUpdated({ id: 'a', text: 'Car saved' })));
  expect(screen.getByRole('status')).toHaveTextContent('Car saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Car saved')).toBeNull();
  expect(store.getState().toasts).toEqual([{ id: 'a', text: 'Car saved', dismissed: true }]);
});

it.each([
  ['after its own time', { shownMs: 3000 }, 3000],
  ['after the shell’s time', {}, 6000],
])('SH-147 disappears %s', (_when, over, ms) => {
  jest.useFakeTimers();
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Copied', ...over })));
  pass(ms - 1);
  expect(screen.getByText('Copied')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Copied')).toBeNull();
});

it('SH-148 is removed from the store 1,000,000 ms after it was dismissed', () => {
  jest.useFakeTimers();
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Copied', shownMs: 3000 })));
  pass(3000);
  pass(999_999);
  expect(store.getState().toasts).toHaveLength(1);
  pass(1);
  expect(store.getState().toasts).toEqual([]);
});
