export const FREQUENCIES = [
  { value: 52, name: 'Weekly', label: '/wk*' },
  { value: 26, name: 'Fortnightly', label: '/fn*' },
  { value: 12, name: 'Monthly', label: '/mo*' },
] as const;

/** The frequency with this many payments a year; weekly for any other number. */
export const frequencyOf = (payments: number) => FREQUENCIES.find(({ value }) => value === payments) ?? FREQUENCIES[0];
