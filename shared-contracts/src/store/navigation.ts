import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which dropdown is open; any page may close it (NA-007). */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: { openMenu: null as string | null },
  reducers: {
    menuOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, openMenu: payload }),
    menuClosed: (state) => ({ ...state, openMenu: null }),
  },
});
export const { menuOpened, menuClosed } = navigationSlice.actions;
