import { alertRaised, toastAdded, useAppDispatch, useSwitches } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';

const COPIED = 'Copied';
/** How long the button reads 'Copied'. */
const COPIED_MS = 1500;
/** How long the toast is displayed. */
const COPY_TOAST_MS = 3000;

/**
 * Copies a URL to the clipboard and confirms it, by `copyLinkFeedback`: `isCopied` for 1.5 s, or a toast for 3 s.
 * If the browser denies access to the clipboard, an alert displays the URL.
 */
export function useCopyLink(address: string) {
  const dispatch = useAppDispatch();
  const { copyLinkFeedback } = useSwitches();
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      dispatch(alertRaised(`The link could not be copied. This is its address: ${address}`));
      return;
    }
    if (copyLinkFeedback === 'toast') dispatch(toastAdded({ id: 'link-copied', text: COPIED, shownMs: COPY_TOAST_MS }));
    else setCopies((before) => before + 1);
  };
  return { isCopied, copy };
}
