import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../entities/shopper';

/** What a visitor may do. There are two kinds of person and no staff (SH-114). */
export type VisitorRight = 'browse' | 'search' | 'enquire' | 'reveal-phone' | 'use-forms' | 'save-to-watchlist' | 'reach-customer-areas';

/** Rights that take a user; everybody has the others (SH-115, SH-116). */
const SIGNED_IN_ONLY: readonly VisitorRight[] = ['save-to-watchlist', 'reach-customer-areas'];

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
    /** Whether the person that is here may do this (SH-115, SH-116). */
    selectCan: (state, right: VisitorRight) => state.user !== null || !SIGNED_IN_ONLY.includes(right),
  },
});
export const { sessionChecked } = sessionSlice.actions;
export const { selectUser, selectIsSessionLoading, selectIsUnknownUser, selectCan } = sessionSlice.selectors;
