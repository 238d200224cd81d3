import { useEffect } from 'react';
import { toastRemoved, useAppDispatch, useAppSelector } from '@forecourt/shared-contracts';
import { IconButton, LinkButton } from '@forecourt/shared-ui';
import styles from './Toasts.module.css';

const SHOWN_MS = 6000;

/** The one toast of the page, announced politely (SH-146, SH-149). */
export function Toasts() {
  const [toast] = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => dispatch(toastRemoved(toast.id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, dispatch]);

  return (
    <output className={styles.place}>
      {toast && (
        <div className={styles.toast}>
          <span>{toast.text}</span>
          {toast.action && (
            <LinkButton to={toast.action.path} variant="quiet">
              {toast.action.label}
            </LinkButton>
          )}
          <IconButton icon="close" label="Close" onClick={() => dispatch(toastRemoved(toast.id))} />
        </div>
      )}
    </output>
  );
}
