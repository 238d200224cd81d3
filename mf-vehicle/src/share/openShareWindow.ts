/** CSS pixels. */
const SHARE_WINDOW = { width: 550, height: 400 };
/** How often the window is checked for having been closed. */
const SHARE_POLL_MS = 1000;

/**
 * Opens a share channel in a small window without access to this one, and calls `onClosed` when it is closed.
 * Returns false if the browser blocked the window; the caller then follows the link.
 */
export function openShareWindow(href: string, onClosed: () => void): boolean {
  const opened = window.open('', '_blank', `popup,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`);
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(href);
  const poll = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(poll);
    onClosed();
  }, SHARE_POLL_MS);
  return true;
}
