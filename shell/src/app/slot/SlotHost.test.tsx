import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useEffect, type ComponentType } from 'react';
import { noStorage, Slot, useAppDispatch } from '@forecourt/shared-contracts';
import type { AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aCar } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import { servicesFor, type TestRemote } from '../testing/renderShell';

const car = aCar();
const calm = { Component: () => <p>from 99 dollars a week</p> };

function Thrower(): never {
  throw new Error('no lender');
}

async function renderSlot(remotes: Record<string, TestRemote>, load?: Parameters<typeof servicesFor>[0]['load']) {
  const made = servicesFor({ remotes, load });
  const result = await act(async () =>
    render(
      <App shell={made.services} track={() => undefined} storage={noStorage} serverState={made.store.getState()}>
        <h1>{car.name}</h1>
        <Slot name="finance-summary" car={car} fallback={<p>Ask us about finance</p>} />
        <Slot name="reviews" />
      </App>,
      { onCaughtError: () => undefined },
    ),
  );
  return { ...made, ...result };
}
const region = (container: HTMLElement) => container.querySelector('[data-slot="finance-summary"]');

it("CO-139 renders the provider's slot, marked with remote, version and slot", async () => {
  const { container } = await renderSlot({ 'mf-finance': { version: '1.4.2', slots: { 'finance-summary': async () => calm } } });
  expect(screen.getByText('from 99 dollars a week')).toBeVisible();
  expect(region(container)).toHaveAttribute('data-remote', 'mf-finance');
  expect(region(container)).toHaveAttribute('data-version', '1.4.2');
  expect(region(container)).toContainElement(screen.getByText('from 99 dollars a week'));
});

it("CO-139 passes props and the loader's data to the slot", async () => {
  const module: AnySlotModule = {
    Component: ({ car: given, data }) => (
      <p>
        {given.make} {data}
      </p>
    ),
    loader: async ({ car: given }, { site }) => `${given.id} at ${site.name}`,
  };
  await renderSlot({ 'mf-finance': { slots: { 'finance-summary': async () => module } } });
  expect(screen.getByText('Toyota 101 at Harbour Motors')).toBeVisible();
});

it('CO-144 renders the fallback of a slot that lacks what it needs of a page, and loads nothing of it', async () => {
  const load = jest.fn(async () => calm);
  const { services, store } = servicesFor({ remotes: { 'mf-finance': { slots: { 'finance-summary': load } } } });
  const slots = { 'finance-summary': { remote: 'mf-finance', reserve: '0', needs: ['car'] } };
  const shell = { ...services, composition: { ...services.composition, slots } };
  const AnySlot = Slot as ComponentType<object>;
  const page = (props: object) => (
    <App shell={shell} track={() => undefined} storage={noStorage} serverState={store.getState()}>
      <AnySlot {...{ ...props, name: 'finance-summary', fallback: <p>Ask us about finance</p> }} />
    </App>
  );
  const { unmount } = await act(async () => render(page({})));
  expect(screen.getByText('Ask us about finance')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  unmount();
  await act(async () => void render(page({ car })));
  expect(screen.getByText('from 99 dollars a week')).toBeVisible();
});

it('PL-103 renders the version of the props that a page mounts, and the fallback of a slot whose remote serves another version of its props, and loads nothing of it', async () => {
  const loads = { 2: jest.fn(async () => calm), 3: jest.fn(async () => ({ Component: () => <p>with the rate</p> })) };
  const { services: shell, store } = servicesFor({ remotes: { 'mf-finance': { slots: { 'finance-summary': loads } } } });
  const AnySlot = Slot as ComponentType<object>;
  const page = (version?: number | 'highest') => (
    <App shell={shell} track={() => undefined} storage={noStorage} serverState={store.getState()}>
      <AnySlot {...{ car, version, name: 'finance-summary', fallback: <p>Ask us about finance</p> }} />
    </App>
  );
  const { unmount } = await act(async () => render(page()));
  expect(screen.getByText('Ask us about finance')).toBeVisible();
  expect([loads[2], loads[3]].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  unmount();
  for (const [version, text] of [
    [2, 'from 99 dollars a week'],
    [3, 'with the rate'],
    ['highest', 'with the rate'],
  ] as const) {
    const mount = await act(async () => render(page(version)));
    expect(screen.getByText(text)).toBeVisible();
    mount.unmount();
  }
  expect([loads[2], loads[3]].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('CO-139 renders the fallback, or nothing, when no remote provides the slot', async () => {
  const { container, failures } = await renderSlot({ 'mf-finance': { slots: {} } });
  expect(screen.getByRole('heading', { name: car.name })).toBeVisible();
  expect(screen.getByText('Ask us about finance')).toBeVisible();
  expect(container.querySelector('[data-slot]')).toBeNull();
  expect(failures).toEqual([]);
});

it('CO-139 a slot that this shell has never heard of renders its fallback, and the page stays', async () => {
  const made = servicesFor({ remotes: { 'mf-finance': { slots: {} } } });
  await act(async () =>
    render(
      <App shell={made.services} track={() => undefined} storage={noStorage} serverState={made.store.getState()}>
        <h1>{car.name}</h1>
        {createElement(Slot as ComponentType<object>, { name: 'insurance-quote', fallback: <p>Ask us about insurance</p> } as object)}
      </App>,
    ),
  );
  expect(screen.getByRole('heading', { name: car.name })).toBeVisible();
  expect(screen.getByText('Ask us about insurance')).toBeVisible();
  expect(made.failures).toEqual([]);
});

it.each<[string, TestRemote['slots']]>([
  ['throws in render', { 'finance-summary': async () => ({ Component: Thrower }) }],
  [
    'throws in an effect',
    {
      'finance-summary': async () => ({
        Component: () => {
          useEffect(() => {
            throw new Error('no lender');
          }, []);
          return null;
        },
      }),
    },
  ],
  ['has a chunk that does not load', { 'finance-summary': () => Promise.reject(new Error('no lender')) }],
  ['has a loader that fails', { 'finance-summary': async () => ({ ...calm, loader: () => Promise.reject(new Error('no lender')) }) }],
])('a slot that %s renders its fallback, leaves the page intact and is reported', async (_how, slots) => {
  const { failures, container } = await renderSlot({ 'mf-finance': { version: '1.4.2', slots } });
  expect(screen.getByRole('heading', { name: car.name })).toBeVisible();
  expect(screen.getByText('Ask us about finance')).toBeVisible();
  expect(screen.queryByText('from 99 dollars a week')).toBeNull();
  expect(region(container)).toHaveAttribute('data-remote', 'mf-finance');
  expect(failures).toEqual([
    expect.objectContaining({
      remote: 'mf-finance',
      version: '1.4.2',
      region: 'slot finance-summary',
      error: expect.objectContaining({ message: expect.stringContaining('no lender') }),
    }),
  ]);
});

it('CO-139 one failing slot does not affect the others and their controls', async () => {
  const onClick = jest.fn();
  await renderSlot({
    'mf-finance': { slots: { 'finance-summary': async () => ({ Component: Thrower }) } },
    'mf-locations': {
      slots: {
        reviews: async () => ({
          Component: () => (
            <button type="button" onClick={onClick}>
              Read reviews
            </button>
          ),
        }),
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Read reviews' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('PL-004 reserves the space of the slot while it loads', async () => {
  let arrive: (module: AnySlotModule) => void = () => undefined;
  const loading = new Promise<AnySlotModule>((resolve) => {
    arrive = resolve;
  });
  const { container } = await renderSlot({ 'mf-finance': { slots: { 'finance-summary': () => loading } } });
  expect(screen.queryByText('Ask us about finance')).toBeNull();
  const room = region(container)?.firstElementChild as HTMLElement;
  expect(room.style.getPropertyValue('min-block-size')).toBe('3rem');
  expect(room.firstElementChild).toHaveStyle({ '--skeleton-height': '3rem' });

  await act(async () => arrive(calm));
  expect(screen.getByText('from 99 dollars a week')).toBeVisible();
  expect(region(container)?.querySelector('[style]')).toBeNull();
});

it('reports every rendered slot, and only those, for the head of the page', async () => {
  const made = servicesFor({
    remotes: { 'mf-finance': { slots: { 'finance-summary': async () => calm, 'finance-calculator': async () => calm } } },
  });
  const displayed: string[] = [];
  made.services.onSlotRendered = ({ name }) => void displayed.push(name);
  await act(async () =>
    render(
      <App shell={made.services} track={() => undefined} storage={noStorage} serverState={made.store.getState()}>
        <Slot name="finance-summary" car={car} />
      </App>,
    ),
  );
  expect(new Set(displayed)).toEqual(new Set(['finance-summary']));
});

it('PL-006 a slot dispatches in the name of its remote: private actions of another remote are refused', async () => {
  const Intruder = () => {
    const dispatch = useAppDispatch();
    useEffect(() => {
      dispatch({ type: 'mf-search/filters/opened' });
    }, [dispatch]);
    return <p>from 99 dollars a week</p>;
  };
  const { failures } = await renderSlot({ 'mf-finance': { slots: { 'finance-summary': async () => ({ Component: Intruder }) } } });
  expect(screen.getByText('Ask us about finance')).toBeVisible();
  expect(failures).toEqual([
    expect.objectContaining({
      remote: 'mf-finance',
      error: expect.objectContaining({ message: expect.stringContaining('private to mf-search') }),
    }),
  ]);
});

it('PL-006 a loader receives the store of its remote', async () => {
  const module: AnySlotModule = {
    ...calm,
    loader: ({ car: given }, { store }) => {
      store.dispatch({ type: 'mf-search/filters/opened' });
      return given;
    },
  };
  const { failures } = await renderSlot({ 'mf-finance': { slots: { 'finance-summary': async () => module } } });
  expect(failures).toEqual([
    expect.objectContaining({ error: expect.objectContaining({ message: expect.stringContaining('private to mf-search') }) }),
  ]);
});
