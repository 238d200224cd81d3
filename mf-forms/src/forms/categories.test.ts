import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LEAD_CATEGORIES } from '@forecourt/shared-contracts/documents';

it('PL-036 the category of every form is one that rules of delivery may name', async () => {
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.') && file !== 'index.ts');
  const modules = await Promise.all(files.map(async (file) => Object.values((await import(path.join(__dirname, file))) as object)));
  const categories = modules.flat().flatMap(({ category }: { category?: string }) => category ?? []);
  expect(categories.length).toBeGreaterThan(15);
  expect(categories.filter((category) => !(LEAD_CATEGORIES as readonly string[]).includes(category))).toEqual([]);
});
