import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  text: string;
  action?: { label: string; path: string };
}

/** At most one toast exists; a new one replaces it (CO-134, SH-146). */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastAdded: (_state, { payload }: PayloadAction<Toast>) => [payload],
    toastRemoved: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
});
export const { toastAdded, toastRemoved } = toastsSlice.actions;
