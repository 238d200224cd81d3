/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsSmallScreen, Slot } from '@forecourt/shared-contracts';
import type { AnyPageModule, AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aCar } from '@forecourt/shared-contracts/testing';
import { renderShell } from '../testing/renderShell';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});

/** A vehicle page with an anchor of its own and a calculator that comes when the test says so. */
async function openCar(path: string) {
  let arrive: (module: AnySlotModule) => void = () => undefined;
  const calculator = new Promise<AnySlotModule>((resolve) => {
    arrive = resolve;
  });
  const page: AnyPageModule = {
    Component: () => (
      <>
        <h1>A car</h1>
        <Slot name="finance-calculator" car={aCar()} />
        <section id="vehicle-map">Map</section>
      </>
    ),
  };
  const start: AnyPageModule = { Component: () => <h1>All cars</h1> };
  const { navigation, store } = await renderShell({
    path,
    remotes: {
      'mf-vehicle': { pages: { detail: async () => page } },
      'mf-search': { pages: { results: async () => start } },
      'mf-finance': { slots: { 'finance-calculator': () => calculator } },
    },
  });
  const comes = () => act(async () => arrive({ Component: () => <section id="finance-calculator">Calculator</section> }));
  return { navigation, store, comes };
}

it('SH-111 scrolls to the anchor after the navigation, and again after late content has mounted above it', async () => {
  const { navigation, comes } = await openCar('/search');
  await act(async () => navigation.navigate('/cars/a#vehicle-map'));
  await screen.findByText('Map');
  expect(scrolled).toEqual(['vehicle-map']);
  await comes();
  await screen.findByText('Calculator');
  await waitFor(() => expect(scrolled).toEqual(['vehicle-map', 'vehicle-map']));
});

it('SH-110 SH-111 scrolls to an anchor within late content, also on the first page', async () => {
  const { comes } = await openCar('/cars/a#finance-calculator');
  expect(scrolled).toEqual([]);
  await comes();
  await waitFor(() => expect(scrolled).toEqual(['finance-calculator']));
});

it('SH-111 does not scroll after the visitor has scrolled', async () => {
  const { navigation, comes } = await openCar('/search');
  await act(async () => navigation.navigate('/cars/a#vehicle-map'));
  await screen.findByText('Map');
  fireEvent.wheel(window);
  await comes();
  await screen.findByText('Calculator');
  expect(scrolled).toEqual(['vehicle-map']);
});

it('SH-111 an anchor with a stray % or without an element does no harm', async () => {
  const { navigation } = await openCar('/search');
  await act(async () => navigation.navigate('/cars/a#100%'));
  expect(await screen.findByRole('heading', { name: 'A car' })).toHaveFocus();
  expect(scrolled).toEqual([]);
});

describe('by back', () => {
  const scrollTo = jest.fn<void, [ScrollToOptions]>();
  let grow: () => void = () => undefined;
  beforeEach(() => {
    scrollTo.mockReset();
    window.ResizeObserver = class {
      constructor(changed: ResizeObserverCallback) {
        grow = () => changed([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = () => undefined;
      }
    };
  });
  afterEach(() => {
    window.scrollY = 0;
  });

  /** From the list, scrolled down, to a car and back. The page can be scrolled to `height` at most. */
  async function goAndComeBack(height: () => number) {
    const { navigation } = await openCar('/search');
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
    window.scrollY = 900;
    await act(async () => navigation.navigate('/cars/a'));
    await screen.findByRole('heading', { name: 'A car' });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    scrollTo.mockReset();
    scrollTo.mockImplementation(({ top = 0 }) => {
      window.scrollY = Math.min(top, height());
    });
    await act(async () => navigation.go(-1));
    await screen.findByRole('heading', { name: 'All cars' });
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }));
  }

  it('restores the scroll position of the list', async () => {
    await goAndComeBack(() => 2000);
    expect(scrollY).toBe(900);
  });

  it('restores the scroll position once the list is long enough, and only once', async () => {
    let height = 300;
    await goAndComeBack(() => height);
    expect(scrollY).toBe(300);
    height = 2000;
    grow();
    expect(scrollY).toBe(900);
    window.scrollY = 1200;
    grow();
    expect(scrollY).toBe(1200);
  });

  it('content that arrives above does not move the position along until the visitor scrolls', async () => {
    await goAndComeBack(() => 2000);
    for (const each of [document.documentElement, document.body]) expect(each.style.getPropertyValue('overflow-anchor')).toBe('none');
    fireEvent.wheel(window);
    expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('');
  });

  it('does not restore the position after the visitor has scrolled', async () => {
    await goAndComeBack(() => 300);
    fireEvent.wheel(window);
    scrollTo.mockClear();
    grow();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

it('SH-012 a screen below 768 px is small, after every resize', async () => {
  const { store } = await openCar('/search');
  const resizeTo = (width: number) =>
    act(() => {
      window.innerWidth = width;
      fireEvent(window, new Event('resize'));
    });
  resizeTo(767);
  expect(selectIsSmallScreen(store.getState())).toBe(true);
  resizeTo(768);
  expect(selectIsSmallScreen(store.getState())).toBe(false);
});
