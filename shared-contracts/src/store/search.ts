import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What pages share of searching; the search itself is in the address. */
export const searchSlice = createSlice({
  name: 'search',
  initialState: {
    /** Filter sections that the visitor has opened (true) or closed; others are in the page's default state. */
    openSections: {} as Record<string, boolean>,
  },
  reducers: {
    filterSectionToggled: (state, { payload }: PayloadAction<{ section: string; isOpen: boolean }>) => ({
      ...state,
      openSections: { ...state.openSections, [payload.section]: payload.isOpen },
    }),
    filterSectionsRestored: (state, { payload }: PayloadAction<Record<string, boolean>>) => ({ ...state, openSections: payload }),
  },
  selectors: {
    selectOpenSections: (state) => state.openSections,
  },
});
export const { filterSectionToggled, filterSectionsRestored } = searchSlice.actions;
export const { selectOpenSections } = searchSlice.selectors;
