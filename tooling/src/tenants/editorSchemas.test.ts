import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace';
import { editorSchemas, schemaText } from './editorSchemas';

type Node = { description?: string; properties: Record<string, Node>; items: Node } & Record<string, unknown>;
const tenant = editorSchemas()['tenant.json'] as Node;

it.each(['tenant.json', 'template.json', 'delivery.json'])(
  'PL-034 docs/schemas/%s is that of the code: "npx forecourt tenants schemas docs/schemas" writes it',
  (name) => {
    expect(readFileSync(inRoot(`docs/schemas/${name}`), 'utf8')).toBe(schemaText(editorSchemas()[name] ?? {}));
  },
);

it('PL-034 an editor shows what a field is for: of the document, of its switches, and of what is in lists', () => {
  const { hosts, switches, theme, routes, dealerships } = tenant.properties as Record<string, Node>;
  expect(hosts?.description).toMatch(/^Host names that lead to this site/);
  expect(switches?.properties.garageEnabled?.description).toBe('Customer areas (my-garage variants) and their links.');
  expect(theme?.properties.brand).toMatchObject({ description: 'Brand colour, any CSS colour.', type: 'string' });
  expect(theme?.properties.density?.enum).toEqual(['compact', 'regular', 'airy']);
  expect(routes?.items.properties.pattern?.description).toBe('New pattern; if missing, the one that the remote declares.');
  expect(dealerships?.items.properties).toHaveProperty('slug');
});
