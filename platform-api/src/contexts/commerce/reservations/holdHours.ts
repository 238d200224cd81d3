import { RESERVE_HOLD_HOURS } from '@forecourt/shared-contracts';
import type { HoldKind } from './holdRepository';

/** A purchased car is held until the dealer's stock has it as sold, which may take a week. */
export const HOLD_HOURS: Record<HoldKind, number> = { reservation: RESERVE_HOLD_HOURS, purchase: 7 * 24 };
