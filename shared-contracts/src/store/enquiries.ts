import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../entities/car';
import { newestFirst } from './newestFirst';

const LIMIT = 10;

/** One of the last enquiries of this browser: a form that was accepted. */
export interface LastEnquiry {
  /** Of the lead: a form that adds to a lead replaces its enquiry. */
  id: string;
  /** ISO 8601 instant. */
  sentAt: string;
  car: Pick<Car, 'id' | 'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'primary_image_url'> | null;
  category: string;
  /** The location that reads it; null, or missing in what an older version stored, where none was named. */
  locationSlug?: string | null;
  /** The test drive that was requested: its lead, start (ISO 8601 with offset) and location; null without a time. */
  appointment?: {
    leadId: string;
    start: string;
    locationSlug: string;
    /** Private path of the booking, where it can be changed or cancelled. */
    changePath?: string;
  } | null;
}

interface Enquiries {
  /** The success page waits for what it displays. */
  loading: boolean;
  /** Newest first, each lead once, at most 10. */
  list: LastEnquiry[];
}

const initialState: Enquiries = { loading: false, list: [] };

/** The last enquiries of this browser, and the success page of the newest. */
export const enquiriesSlice = createSlice({
  name: 'enquiries',
  initialState,
  reducers: {
    /** An enquiry that the success page displays. */
    enquirySucceeded: ({ list }, { payload }: PayloadAction<LastEnquiry>) => ({ loading: true, list: newestFirst(list, payload, LIMIT) }),
    /** An enquiry of which the success page displays its thanks only. */
    enquiryRecorded: (state, { payload }: PayloadAction<LastEnquiry>) => ({ ...state, list: newestFirst(state.list, payload, LIMIT) }),
    enquiriesRestored: (state, { payload }: PayloadAction<LastEnquiry[]>) => ({ ...state, list: payload.slice(0, LIMIT) }),
    /** The visitor has moved a test drive, or cancelled it: start null. */
    testDriveChanged: (state, { payload: { leadId, start } }: PayloadAction<{ leadId: string; start: string | null }>) => ({
      ...state,
      list: state.list.map((each) =>
        each.id === leadId && each.appointment ? { ...each, appointment: start === null ? null : { ...each.appointment, start } } : each,
      ),
    }),
    /** The visitor has cleared the list. */
    enquiriesCleared: (state) => ({ ...state, list: [] }),
    successPageReady: (state) => ({ ...state, loading: false }),
  },
  selectors: {
    selectIsSuccessLoading: (state) => state.loading,
    /** The last enquiries of this browser, newest first. */
    selectEnquiries: (state) => state.list,
    /** The newest of them, or null. */
    selectLastEnquiry: (state) => state.list[0] ?? null,
  },
});
export const { enquirySucceeded, enquiryRecorded, enquiriesRestored, enquiriesCleared, testDriveChanged, successPageReady } =
  enquiriesSlice.actions;
export const { selectIsSuccessLoading, selectEnquiries, selectLastEnquiry } = enquiriesSlice.selectors;
