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
  return evaluateDefinition(folder, 'mf-finance');
};

it('PL-012 reads what a remote declares, however it is written, and loads none of it', async () => {
  const { definition, requests } = await evaluate(`
    import { page, slot } from '@forecourt/shared-contracts';
    const name: string = 'mf-finance';
    const quote = page(() => import('./pages/quote'), { title: 'Quote', routes: { 'finance.quote': '/quote/:id' } });
    const slots = Object.fromEntries(['finance-summary'].map((name) => [name, slot(() => import('./slots/summary'), { version: 1, reserve: '3rem' })]));
    export default { name, pages: { quote }, slots };
  `);
  expect(definition).toMatchObject({ name: 'mf-finance', pages: { quote: { routes: { 'finance.quote': '/quote/:id' } } } });
  expect([...requests]).toEqual([
    ['pages/quote', './pages/quote'],
    ['slots/finance-summary', './slots/summary'],
  ]);
});

it.each([
  ['export const remote = {};', /has no default export/],
  [
    "export default { name: 'mf-finance', pages: {}, slots: { 'finance-summary': { version: 1, reserve: '0', load: () => Promise.resolve({}) } } };",
    /'slots\/finance-summary' must be a lazy import/,
  ],
  ["export default { name: 'mf-finance', pages: { quote: () => import('./pages/quote') }, slots: {} };", /page 'quote' must be page\(/],
  ["throw new Error('planted'); export default {};", /throws when it is loaded: planted/],
])('PL-012 refuses a definition that is none, with its file: %s', async (source, reason) => {
  await expect(evaluate(source)).rejects.toThrow(reason);
  await expect(evaluate(source)).rejects.toThrow('src/remote.ts');
});
