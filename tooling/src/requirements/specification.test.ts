import { ROOT } from '../workspace';
import { readSpecification, requirementsIn } from './specification';

it('reads items of texts and of tables, with the place of their proof', () => {
  const text =
    '**SE-001** `site` *Parts of the screen.* A list. _(doc 1)_\n\n| ID | Route |\n|---|---|\n| **SH-018** `unit` | / | Home |\n';
  expect(requirementsIn(text, 'mf-search')).toEqual([
    { id: 'SE-001', owner: 'mf-search', title: 'Parts of the screen', proof: 'site' },
    { id: 'SH-018', owner: 'mf-search', title: '/', proof: 'unit' },
  ]);
});

it('names an item that does not state where it is proved', () => {
  expect(() => requirementsIn('**SE-001** *Parts.*\n**SE-002** `site` *Stock.*', 'mf-search')).toThrow('write SE-001 as');
});

it('contains every item of the specification once', () => {
  const ids = readSpecification(ROOT).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  // As many as there were when this was written: items are added, and one that is no longer read is lost.
  expect(ids.length).toBeGreaterThanOrEqual(1009);
});
