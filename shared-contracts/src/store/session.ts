import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A signed-in person (CO-029). */
export interface User {
  id: number;
  phone: string;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { user: null as User | null, loading: true },
  reducers: {
    sessionChecked: (_state, { payload }: PayloadAction<User | null>) => ({ user: payload, loading: false }),
  },
  selectors: {
    selectUser: (state) => state.user,
    /** The check has ended and nobody is signed in (CO-133). */
    selectIsUnknownUser: (state) => !state.loading && state.user === null,
  },
});
export const { selectUser, selectIsUnknownUser } = sessionSlice.selectors;
export const { sessionChecked } = sessionSlice.actions;
