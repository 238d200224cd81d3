import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SEARCH_HISTORY_LIMIT } from '../constants';
import type { SearchHistoryEntry } from '../entities/shopper';

/** The last searches, newest first, at most 5; a repeat of the newest is ignored. */
export const searchHistorySlice = createSlice({
  name: 'searchHistory',
  initialState: [] as SearchHistoryEntry[],
  reducers: {
    searchHistoryRestored: (_state, { payload }: PayloadAction<SearchHistoryEntry[]>) => payload.slice(0, SEARCH_HISTORY_LIMIT),
    searchRecorded: (state, { payload }: PayloadAction<SearchHistoryEntry>) =>
      state[0]?.path === payload.path ? state : [payload, ...state].slice(0, SEARCH_HISTORY_LIMIT),
  },
  selectors: { selectSearchHistory: (state) => state },
});
export const { searchHistoryRestored, searchRecorded } = searchHistorySlice.actions;
export const { selectSearchHistory } = searchHistorySlice.selectors;
