import { componentSources, componentTable, type ComponentSize } from './componentSizes';

it('reads the components and their files from the entries', () => {
  const entries: Record<string, string> = {
    index: "export { Alert, type AlertProps } from './alert/Alert';\nexport type { Crumb } from './x';",
    inputs: "export { SHARE_CHANNELS, shareHref, RangeSlider } from './range-slider/RangeSlider';",
  };
  expect(componentSources((entry) => entries[entry] ?? '')).toEqual([
    { component: 'Alert', entry: 'index', file: './alert/Alert' },
    { component: 'RangeSlider', entry: 'inputs', file: './range-slider/RangeSlider' },
  ]);
});

it('shows in a table what is over its budget', () => {
  const row: ComponentSize = { component: 'Combobox', entry: 'inputs', js: 2696, css: 917, budget: 3000, problem: 'over by 613 bytes' };
  expect(componentTable([row])).toContain('Combobox          inputs        2696    917    3000   over by 613 bytes');
});
