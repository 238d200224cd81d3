/**
 * Loads what the oldest supported browsers lack (docs/browsers.md), before the page is hydrated. The others download nothing.
 * Where it cannot be loaded, the page starts without it: popovers stay closed, all else works.
 */
export async function fillGaps(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  try {
    const { apply } = await import(/* webpackChunkName: "popover-polyfill" */ '@oddbird/popover-polyfill/fn');
    // The first of the page's layers (shared-ui/src/styles/layers.css): its styles give way to all others.
    apply({ layerName: 'reset' });
  } catch (error) {
    console.warn('Popovers stay closed: the script for browsers without them did not load.', error);
  }
}
