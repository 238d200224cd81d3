import type { Switches } from './switches';

/** Subjects of the chat. */
export type ChatOption = 'sales' | 'service' | 'parts';

/** Subjects of a site's chat: sales, and service and parts where the tenant switches them on. */
export function chatOptions({
  chatServiceOptionEnabled,
  chatPartsOptionEnabled,
}: Pick<Switches, 'chatServiceOptionEnabled' | 'chatPartsOptionEnabled'>): ChatOption[] {
  return ['sales', ...(chatServiceOptionEnabled ? (['service'] as const) : []), ...(chatPartsOptionEnabled ? (['parts'] as const) : [])];
}
