import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A short message that requires no action. */
export interface Toast {
  id: string;
  text: string;
  action?: { label: string; path: string };
  /** Time before it is dismissed automatically; the shell's default if missing. */
  shownMs?: number;
  /** true once it has left the screen; the shell removes it TOAST_REMOVE_DELAY_MS later. */
  dismissed?: boolean;
}

/** At most one toast exists; a new one replaces it. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastAdded: (_state, { payload }: PayloadAction<Toast>) => [payload],
    toastUpdated: (state, { payload }: PayloadAction<Pick<Toast, 'id'> & Partial<Toast>>) =>
      state.map((toast) => (toast.id === payload.id ? { ...toast, ...payload } : toast)),
    toastDismissed: (state, { payload }: PayloadAction<string>) =>
      state.map((toast) => (toast.id === payload ? { ...toast, dismissed: true } : toast)),
    toastRemoved: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
  selectors: {
    /** The toast of the store, visible or dismissed, or null. */
    selectToast: (state) => state[0] ?? null,
  },
});
export const { toastAdded, toastUpdated, toastDismissed, toastRemoved } = toastsSlice.actions;
export const { selectToast } = toastsSlice.selectors;
