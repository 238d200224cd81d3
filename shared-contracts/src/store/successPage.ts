import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../entities/car';

/** What the last successful form was about. */
export interface LastEnquiry {
  car: Pick<Car, 'id' | 'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'primary_image_url'> | null;
  category: string;
  /**
   * The test drive that was requested: its lead, start (ISO 8601 with offset), location, and the path of the page where the visitor may
   * change it; null without a time.
   */
  appointment?: { leadId: string; start: string; locationSlug: string; changePath?: string } | null;
}

export const successPageSlice = createSlice({
  name: 'successPage',
  initialState: { loading: false, last: null as LastEnquiry | null },
  reducers: {
    enquirySucceeded: (_state, { payload }: PayloadAction<LastEnquiry>) => ({ loading: true, last: payload }),
    lastEnquiryRestored: (state, { payload }: PayloadAction<LastEnquiry | null>) => ({ ...state, last: payload }),
    successPageReady: (state) => ({ ...state, loading: false }),
  },
  selectors: {
    selectIsSuccessLoading: (state) => state.loading,
    /** Car and category of the last successful form of this browser, or null. */
    selectLastEnquiry: (state) => state.last,
  },
});
export const { enquirySucceeded, lastEnquiryRestored, successPageReady } = successPageSlice.actions;
export const { selectIsSuccessLoading, selectLastEnquiry } = successPageSlice.selectors;
