const isOpen = (element: HTMLElement) => 'popoverOpen' in element.dataset;

function change(element: HTMLElement, newState: 'open' | 'closed'): void {
  const oldState = isOpen(element) ? 'open' : 'closed';
  if (oldState === newState) return;
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }));
  if (newState === 'open') element.dataset.popoverOpen = '';
  else delete element.dataset.popoverOpen;
  element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
}

const invokerOf = (element: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`);
const openPopovers = () => [...document.querySelectorAll<HTMLElement>('[data-popover-open]')];

/** jsdom knows no popovers; this is what a browser does with `popover="auto"`, as far as tests see it. */
export function installNativePopover(): void {
  const prototype = globalThis.HTMLElement?.prototype;
  if (!prototype || typeof prototype.showPopover === 'function') return;

  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-popover-open]) { display: none; }';
  document.head.append(style);

  prototype.showPopover = function showPopover() {
    change(this, 'open');
  };
  prototype.hidePopover = function hidePopover() {
    const hadFocus = this.contains(document.activeElement);
    change(this, 'closed');
    if (hadFocus) invokerOf(this)?.focus();
  };
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    for (const popover of openPopovers()) if (popover.id !== id && !popover.contains(target)) popover.hidePopover();
    const invoked = id ? document.getElementById(id) : null;
    if (invoked) change(invoked, isOpen(invoked) ? 'closed' : 'open');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openPopovers().at(-1)?.hidePopover();
  });
}
