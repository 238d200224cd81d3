import { SHARE_POLL_MS, SHARE_WINDOW } from '@forecourt/shared-contracts';

/**
 * Opens a channel's page in a small window and says once it was closed. The other site cannot reach back into
 * this one. false: the browser did not allow a window, so that the link should go its own way.
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
