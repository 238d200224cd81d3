import { useEffect } from 'react';
import { selectToast, TOAST_REMOVE_DELAY_MS, toastDismissed, toastRemoved, useAppDispatch, useAppSelector } from '@forecourt/shared-contracts';
import { Toast } from '@forecourt/shared-ui';

/** Long enough to read a sentence and to reach its action. */
const SHOWN_MS = 6000;

/** The one toast of the page, announced politely (SH-146, SH-149): it leaves the screen first and the store later (SH-148). */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!toast) return undefined;
    const { id, dismissed, shownMs = SHOWN_MS } = toast;
    const timer = dismissed
      ? setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY_MS)
      : setTimeout(() => dispatch(toastDismissed(id)), shownMs);
    return () => clearTimeout(timer);
  }, [toast, dispatch]);

  const shown = toast?.dismissed ? null : toast;
  return (
    <Toast
      message={shown && { text: shown.text, action: shown.action && { label: shown.action.label, to: shown.action.path } }}
      onClose={() => shown && dispatch(toastDismissed(shown.id))}
    />
  );
}
