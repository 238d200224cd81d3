import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@forecourt/shared-contracts';
import { selectToast, TOAST_REMOVE_DELAY_MS, toastDismissed, toastRemoved } from '@forecourt/shared-contracts/shell';
import { Toast } from '@forecourt/shared-ui';

/** Long enough to read a sentence and to reach its action. */
const VISIBLE_MS = 6000;

/** The one toast of the page, announced politely. A dismissed toast is hidden at once and removed from the store later. */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!toast) return undefined;
    const { id, dismissed, shownMs = VISIBLE_MS } = toast;
    const timer = dismissed
      ? setTimeout(() => dispatch(toastRemoved(id)), TOAST_REMOVE_DELAY_MS)
      : setTimeout(() => dispatch(toastDismissed(id)), shownMs);
    return () => clearTimeout(timer);
  }, [toast, dispatch]);

  const visible = toast?.dismissed ? null : toast;
  return (
    <Toast
      message={visible && { text: visible.text, action: visible.action && { label: visible.action.label, to: visible.action.path } }}
      onClose={() => visible && dispatch(toastDismissed(visible.id))}
    />
  );
}
