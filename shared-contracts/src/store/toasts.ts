import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  text: string;
  action?: { label: string; path: string };
  /** true while it leaves the screen; the shell removes it later (SH-148). */
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
});
export const { toastAdded, toastUpdated, toastDismissed, toastRemoved } = toastsSlice.actions;
