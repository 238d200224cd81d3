import type { Switches } from './switches';

/** What the promotional popup shows (CO-037): the part of the tenant's switches that configures it. */
export type Popup = NonNullable<Switches['popupPromotion']>;
