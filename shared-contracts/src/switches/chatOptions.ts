import type { Switches } from './switches';

/** What a visitor may ask a chat about. */
export type ChatOption = 'sales' | 'service' | 'parts';

/** What the chat widget of a site offers: service and parts only where the tenant says so (SH-011). */
export function chatOptions({ chatServiceOptionEnabled, chatPartsOptionEnabled }: Pick<Switches, 'chatServiceOptionEnabled' | 'chatPartsOptionEnabled'>): ChatOption[] {
  return ['sales', ...(chatServiceOptionEnabled ? (['service'] as const) : []), ...(chatPartsOptionEnabled ? (['parts'] as const) : [])];
}
