import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Messages that interrupt until their OK, the oldest first; the shell shows them as a modal dialog (SH-150). */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as string[],
  reducers: {
    /** Something has to be told with exactly this message; the same one is not told twice at once. */
    alertRaised: (state, { payload }: PayloadAction<string>) => (state.includes(payload) ? state : [...state, payload]),
    alertAcknowledged: (state) => state.slice(1),
  },
  selectors: {
    /** The message that waits for its OK, or null. */
    selectAlert: (state) => state[0] ?? null,
  },
});
export const { alertRaised, alertAcknowledged } = alertsSlice.actions;
export const { selectAlert } = alertsSlice.selectors;
