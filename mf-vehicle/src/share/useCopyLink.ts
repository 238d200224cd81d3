import { alertRaised, COPIED_MS, COPY_TOAST_MS, toastAdded, useAppDispatch, useSwitches } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';

const COPIED = 'Copied';

/**
 * Puts an address on the clipboard and says so: on the button for 1.5 s, or by a toast for 3 s.
 * Where the browser keeps its clipboard to itself, an alert shows the address to copy by hand.
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
