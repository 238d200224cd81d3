import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerProfile } from '../entities/shopper';

const FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const satisfies readonly (keyof CustomerProfile)[];

/** The fields that are filled, trimmed; empty ones and whatever else a form holds are left out. */
function filledProfile(values: Readonly<Record<string, unknown>>): Partial<CustomerProfile> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' && value.trim() ? [[field, value.trim()]] : [];
    }),
  );
}

/** Who fills the forms on this device, to prefill the next one; {} when nobody is known. */
export const customerProfileSlice = createSlice({
  name: 'customerProfile',
  initialState: {} as Partial<CustomerProfile>,
  reducers: {
    /** A form was accepted with these values; values without any filled field change nothing. */
    customerProfileSaved: (state, { payload }: PayloadAction<Readonly<Record<string, unknown>>>) => {
      const profile = filledProfile(payload);
      return Object.keys(profile).length > 0 ? profile : state;
    },
    /** The visitor has requested that the stored profile be deleted. */
    customerProfileCleared: () => ({}),
  },
  selectors: { selectCustomerProfile: (state) => state },
});
export const { customerProfileSaved, customerProfileCleared } = customerProfileSlice.actions;
export const { selectCustomerProfile } = customerProfileSlice.selectors;
