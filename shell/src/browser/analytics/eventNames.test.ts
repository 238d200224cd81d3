import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENTS } from '@forecourt/shared-contracts';
import { eventName } from './eventNames';

it('PL-101 docs/analytics.md has each event with its number and name', () => {
  const text = readFileSync(path.join(__dirname, '../../../../docs/analytics.md'), 'utf8');
  const documented = [...text.matchAll(/^\| (\d+) \| (\w+) \|/gm)].map(([, id, name]) => [Number(id), name]);
  expect(documented).toEqual(Object.values(EVENTS).map((id) => [id, eventName({ id } as Parameters<typeof eventName>[0])]));
});
