import { act, render, screen } from '@testing-library/react';
import { noStorage, Slot } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import { servicesFor } from '../testing/renderShell';

let intersect: (() => void) | undefined;

class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    intersect = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  intersect = undefined;
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

async function renderDeferred() {
  const load = jest.fn(async () => ({ Component: () => <button type="button">Send</button> }));
  const made = servicesFor({ remotes: { 'mf-forms': { slots: { 'enquiry-form': load } } } });
  const { container } = await act(async () =>
    render(
      <App shell={made.services} track={() => undefined} storage={noStorage} serverState={made.store.getState()}>
        <Slot name="enquiry-form" car={aCar()} hydrate="visible" />
      </App>,
    ),
  );
  return { load, services: made.services, region: container.querySelector('[data-slot="enquiry-form"]') as HTMLElement };
}

it('loads a slot below the viewport only when it comes near', async () => {
  const { load } = await renderDeferred();
  expect(load).not.toHaveBeenCalled();
  await act(async () => intersect?.());
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

it('loads a deferred slot when it receives focus', async () => {
  const { load, region } = await renderDeferred();
  await act(async () => region.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads all deferred slots when the visitor navigates', async () => {
  const { load, services } = await renderDeferred();
  await act(async () => services.deferredHydration.triggerAll());
  expect(load).toHaveBeenCalledTimes(1);
  expect(services.deferredHydration.defer().trigger()).toBeUndefined();
});
