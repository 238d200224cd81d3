import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createPlatformStore, toastAdded } from '@forecourt/shared-contracts';
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

it('SH-149 announces a toast politely, in a region that is there before', () => {
  const store = renderToasts();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Car saved' })));
  expect(region).toHaveTextContent('Car saved');
});

it('SH-146 shows one toast: a new one replaces it', () => {
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

it('SH-147 can be closed, and goes by itself', async () => {
  const store = renderToasts();
  act(() => void store.dispatch(toastAdded({ id: 'a', text: 'Car saved' })));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(store.getState().toasts).toEqual([]);

  jest.useFakeTimers();
  act(() => void store.dispatch(toastAdded({ id: 'b', text: 'Link copied' })));
  act(() => void jest.advanceTimersByTime(5999));
  expect(screen.getByText('Link copied')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Link copied')).toBeNull();
  jest.useRealTimers();
});
