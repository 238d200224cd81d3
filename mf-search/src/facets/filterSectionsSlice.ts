import { isRecord, type InjectableSlice } from '@forecourt/shared-contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'mf-search/filterSections',
  initialState: {} as Record<string, boolean>,
  reducers: {
    filterSectionToggled: (state, { payload }: PayloadAction<{ section: string; isOpen: boolean }>) => ({
      ...state,
      [payload.section]: payload.isOpen,
    }),
    filterSectionsRestored: (_state, { payload }: PayloadAction<Record<string, boolean>>) => payload,
  },
});
export const { filterSectionToggled } = slice.actions;
const { filterSectionsRestored } = slice.actions;

/** Filter sections that the visitor has opened (true) or closed; the others are in the page's default state. */
export const filterSectionsSlice: InjectableSlice = {
  ...slice,
  persistence: {
    restore: (data) =>
      isRecord(data)
        ? filterSectionsRestored(Object.fromEntries(Object.entries(data).map(([name, isOpen]) => [name, isOpen === true])))
        : null,
    isPersistedOn: ({ switches }) => switches.persistFilterSections,
  },
};

/** Empty until the slice is injected. */
export const selectOpenSections = (state: object) =>
  (state as { [slice.name]?: Record<string, boolean> })[slice.name] ?? slice.getInitialState();
