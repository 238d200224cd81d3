/** jsdom has the dialog element but neither opens nor closes it; this is what a browser does, as far as tests see it. */
export function installNativeDialog(): void {
  const prototype = globalThis.HTMLDialogElement?.prototype;
  if (!prototype || typeof prototype.showModal === 'function') return;

  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea')?.focus();
  };
  prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
  });
}
