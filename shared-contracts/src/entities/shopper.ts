import type { InferType } from 'yup';
import { carSchema } from './car';
import { entity, id, text } from './fields';
import { searchStateSchema } from './search';

/** A signed-in person; no id means anonymous, and then there is no user at all. */
export const userSchema = entity({ id: id(), phone: text() });
export type User = InferType<typeof userSchema>;

/** A saved car, stored in the browser. */
export const favouriteSchema = carSchema.pick(['id', 'name', 'slug', 'make', 'model', 'primary_image_url']);
export type Favourite = InferType<typeof favouriteSchema>;

/** A car whose page was opened. */
export const viewedCarSchema = carSchema.pick(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']);
export type ViewedCar = InferType<typeof viewedCarSchema>;

/** One search of the last ones: its filters, and the path that leads to it again. */
export const searchHistoryEntrySchema = entity({ path: text(), filters: searchStateSchema });
export type SearchHistoryEntry = InferType<typeof searchHistoryEntrySchema>;

/** What a visitor entered before, for the next form. */
export const customerProfileSchema = entity({ name: text(), last_name: text(), email: text(), phone: text(), postcode: text() });
export type CustomerProfile = InferType<typeof customerProfileSchema>;
