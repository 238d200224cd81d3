import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A short message that asks for nothing (SH-146…149). */
export interface Toast {
  id: string;
  text: string;
  action?: { label: string; path: string };
  /** How long it shows before it is dismissed by itself; the shell's own time when missing. */
  shownMs?: number;
  /** true once it has left the screen; the shell removes it TOAST_REMOVE_DELAY_MS later (SH-148). */
  dismissed?: boolean;
}

/** At most one toast exists; a new one replaces it (CO-134, SH-146). */
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
    /** The toast of the store, shown or dismissed, or null. */
    selectToast: (state) => state[0] ?? null,
  },
});
export const { toastAdded, toastUpdated, toastDismissed, toastRemoved } = toastsSlice.actions;
export const { selectToast } = toastsSlice.selectors;
