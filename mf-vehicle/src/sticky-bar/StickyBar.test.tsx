import type { Switches } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';
import { PRICE_ID } from '../purchase/priceId';

let intersectPrice: (isInView: boolean) => void;

beforeEach(() => {
  window.scrollY = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      intersectPrice = (isIntersecting) => act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
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

/** The slot on a page that has a price. */
async function renderBar(stickyBarVariant: Switches['stickyBarVariant'], over = {}) {
  const price = document.body.appendChild(document.createElement('div'));
  price.id = PRICE_ID;
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

it('VE-042 slides in while the price is out of view', async () => {
  const bar = await renderBar('priceOutOfView');
  expect(bar).toHaveAttribute('inert');

  intersectPrice(false);
  expect(bar).not.toHaveAttribute('inert');
  expect(bar).toHaveAttribute('data-visible', 'true');

  intersectPrice(true);
  expect(bar).toHaveAttribute('inert');
});

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
  await scrollTo(50);
  expect(bar).toHaveAttribute('data-visible', 'false');

  await scrollTo(51);
  expect(bar).toHaveAttribute('data-visible', 'true');
});

it('VE-045 contains only "Find Me Something Similar" for a car not in stock', async () => {
  const bar = await renderBar('styleSwitch', { status: 'sold', sold: true });

  expect(bar).toHaveTextContent(/^Find Me Something Similar$/);
});
