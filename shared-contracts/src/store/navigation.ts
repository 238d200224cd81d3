import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A window narrower than this is small, CSS pixels. */
const SMALL_SCREEN_PX = 768;

/** Which dropdown is open; any page may close it. Whether the window is small, false until it is known. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: { openMenu: null as string | null, isSmallScreen: false },
  reducers: {
    menuOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, openMenu: payload }),
    menuClosed: (state) => (state.openMenu === null ? state : { ...state, openMenu: null }),
    screenMeasured: (state, { payload }: PayloadAction<{ width: number }>) => ({
      ...state,
      isSmallScreen: payload.width < SMALL_SCREEN_PX,
    }),
  },
  selectors: { selectOpenMenu: (state) => state.openMenu, selectIsSmallScreen: (state) => state.isSmallScreen },
});
export const { menuOpened, menuClosed, screenMeasured } = navigationSlice.actions;
export const { selectOpenMenu, selectIsSmallScreen } = navigationSlice.selectors;
