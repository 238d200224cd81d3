import type { Switches } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';
import { ACTIONS_ID } from '../purchase/actionsId';

/** Puts the actions of the page in sight, above the screen or below it. */
let moveActions: (place: 'in sight' | 'above' | 'below') => void;

beforeEach(() => {
  window.scrollY = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      moveActions = (place) => {
        const boundingClientRect = { bottom: place === 'above' ? -10 : 900 } as DOMRectReadOnly;
        const entry = { isIntersecting: place === 'in sight', boundingClientRect } as IntersectionObserverEntry;
        act(() => callback([entry], this as never));
      };
    }
    observe() {}
    disconnect() {}
  } as never;
});

const scrollTo = (pixels: number) =>
  act(async () => {
    window.scrollY = pixels;
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });

/** The slot on a page that has actions. */
async function renderBar(stickyBarVariant: Switches['stickyBarVariant'], over = {}) {
  const actions = document.body.appendChild(document.createElement('div'));
  actions.id = ACTIONS_ID;
  await renderSlot(
    remote,
    'sticky-bar',
    { car: aCar(over) },
    { site: aSite({ switches: { stickyBarVariant, phoneOverride: '1300 555 019', callNowRequiresOpen: false } }) },
  );
  return screen.getByRole('complementary', { name: 'Contact the dealer', hidden: true });
}

it('VE-041 contains Call Now and Enquire Now', async () => {
  const bar = await renderBar('styleSwitch');

  expect(bar).toHaveTextContent('Call Now 1300 XXX XXX');
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '#enquire');
});

it.each(['priceOutOfView', 'styleSwitch'] as const)(
  'VE-041 VE-042 with %s it slides in once the actions have left the screen',
  async (variant) => {
    const bar = await renderBar(variant);
    expect(bar).toHaveAttribute('inert');
    moveActions('below');
    expect(bar).toHaveAttribute('inert');

    moveActions('above');
    expect(bar).not.toHaveAttribute('inert');
    expect(bar).toHaveAttribute('data-visible', 'true');

    moveActions('in sight');
    expect(bar).toHaveAttribute('inert');
  },
);

it('VE-043 changes its style beyond 900 pixels', async () => {
  const bar = await renderBar('styleSwitch');
  await scrollTo(900);
  expect(bar).toHaveAttribute('data-switched', 'false');

  await scrollTo(901);
  expect(bar).toHaveAttribute('data-switched', 'true');

  await scrollTo(900);
  expect(bar).toHaveAttribute('data-switched', 'false');
});

it('VE-044 appears beyond 50 pixels', async () => {
  const bar = await renderBar('scrollReveal');
  moveActions('above');
  await scrollTo(50);
  expect(bar).toHaveAttribute('data-visible', 'false');

  await scrollTo(51);
  expect(bar).toHaveAttribute('data-visible', 'true');

  moveActions('in sight');
  expect(bar).toHaveAttribute('data-visible', 'false');
});

it('VE-045 contains only "Find Me Something Similar" for a car not in stock', async () => {
  const bar = await renderBar('styleSwitch', { status: 'sold', sold: true });

  expect(bar).toHaveTextContent(/^Find Me Something Similar$/);
});
