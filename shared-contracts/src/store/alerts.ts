import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Messages that interrupt until their OK, the oldest first; the shell shows them as a modal dialog. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: [] as string[],
  reducers: {
    /** Queues an alert with exactly this message; the same message is queued once. */
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
