import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What pages share of searching; the search itself is in the address. */
export const searchSlice = createSlice({
  name: 'search',
  initialState: {
    /** Path and query of the results that the visitor saw last in this visit. */
    lastPath: null as string | null,
    /** Filter sections that the visitor has opened (true) or closed; others are as the page draws them (SE-038, SH-158). */
    openSections: {} as Record<string, boolean>,
  },
  reducers: {
    resultsShown: (state, { payload }: PayloadAction<string>) => ({ ...state, lastPath: payload }),
    filterSectionToggled: (state, { payload }: PayloadAction<{ section: string; isOpen: boolean }>) => ({
      ...state,
      openSections: { ...state.openSections, [payload.section]: payload.isOpen },
    }),
    filterSectionsRestored: (state, { payload }: PayloadAction<Record<string, boolean>>) => ({ ...state, openSections: payload }),
  },
  selectors: {
    selectLastResultsPath: (state) => state.lastPath,
    selectOpenSections: (state) => state.openSections,
  },
});
export const { resultsShown, filterSectionToggled, filterSectionsRestored } = searchSlice.actions;
export const { selectLastResultsPath, selectOpenSections } = searchSlice.selectors;
