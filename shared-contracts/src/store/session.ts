import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../entities/shopper';

/** The signed-in user; `loading` until the back end has responded. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { user: null as User | null, loading: true },
  reducers: {
    /** The back end has returned the user, or null; also after signing in and out. */
    sessionChecked: (_state, { payload }: PayloadAction<User | null>) => ({ user: payload, loading: false }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSessionLoading: (state) => state.loading,
    /** The check has ended and nobody is signed in. */
    selectIsUnknownUser: (state) => !state.loading && state.user === null,
  },
});
export const { sessionChecked } = sessionSlice.actions;
export const { selectUser, selectIsSessionLoading, selectIsUnknownUser } = sessionSlice.selectors;
