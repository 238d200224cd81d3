/** Codes of the Australian states and territories. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof STATES)[number];

/** Their names in full. */
export const STATE_NAMES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** The state that an address names by its code or in full, in any case; null where it is none of Australia. */
export function stateOf(text: string): AustralianState | null {
  const name = text.trim().toLowerCase();
  return STATES.find((code) => code.toLowerCase() === name || STATE_NAMES[code].toLowerCase() === name) ?? null;
}
