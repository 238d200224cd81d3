import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../entities/shopper';

/** Who is here; `loading` until the shell has asked the back end (CO-133). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { user: null as User | null, loading: true },
  reducers: {
    /** The back end has answered who is here; also after signing in and out. */
    sessionChecked: (_state, { payload }: PayloadAction<User | null>) => ({ user: payload, loading: false }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSessionLoading: (state) => state.loading,
    /** The check has ended and nobody is signed in (CO-133). */
    selectIsUnknownUser: (state) => !state.loading && state.user === null,
  },
});
export const { sessionChecked } = sessionSlice.actions;
export const { selectUser, selectIsSessionLoading, selectIsUnknownUser } = sessionSlice.selectors;
