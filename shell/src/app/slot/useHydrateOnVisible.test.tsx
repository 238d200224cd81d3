import { act, render, screen } from '@testing-library/react';
import { noStorage, Slot } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import { servicesFor } from '../testing/renderShell';

let meet: (() => void) | undefined;

class WatchedElement {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    meet = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  meet = undefined;
  Object.assign(globalThis, { IntersectionObserver: WatchedElement });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

async function renderWaiting() {
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

it('PL-002 does not load a slot below the first screen before it comes near', async () => {
  const { load } = await renderWaiting();
  expect(load).not.toHaveBeenCalled();
  await act(async () => meet?.());
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

it('PL-067 loads a waiting slot when it is focused', async () => {
  const { load, region } = await renderWaiting();
  await act(async () => region.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
});

it('PL-027 lets no slot wait any longer once the visitor goes on', async () => {
  const { load, services } = await renderWaiting();
  await act(async () => services.deferredHydration.triggerAll());
  expect(load).toHaveBeenCalledTimes(1);
  expect(services.deferredHydration.defer().trigger()).toBeUndefined();
});
