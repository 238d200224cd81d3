import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateDefinition } from './evaluateDefinition';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-definition-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const evaluate = (source: string) => {
  writeFileSync(path.join(folder, 'src/remote.ts'), source);
  return evaluateDefinition(folder);
};

it('PL-012 reads what a remote declares, however it is written, and loads none of it', async () => {
  const { definition, requests } = await evaluate(`
    const name: string = 'mf-insurance';
    const load = () => import('./pages/quote');
    const slots = Object.fromEntries(['premium'].map((slot) => [slot, () => import('./slots/premium')]));
    export default { name, contract: '1.0.0', pages: { 'insurance.quote': load }, slots };
  `);
  expect(definition).toMatchObject({ name: 'mf-insurance', contract: '1.0.0' });
  expect([...requests]).toEqual([
    ['insurance.quote', './pages/quote'],
    ['premium', './slots/premium'],
  ]);
});

it.each([
  ['export const remote = {};', /has no default export/],
  ["export default { pages: { 'a.b': () => Promise.resolve({}) }, slots: {} };", /'a\.b' must be a lazy import/],
  ["throw new Error('planted'); export default {};", /throws when it is loaded: planted/],
])('PL-012 refuses a definition that is none, with its file: %s', async (source, reason) => {
  await expect(evaluate(source)).rejects.toThrow(reason);
  await expect(evaluate(source)).rejects.toThrow('src/remote.ts');
});
