import { execFileSync } from 'node:child_process';
import { inRoot } from '../workspace';
import type { ComponentSize } from './componentSizes';

it('PL-051 every component is within its budget', () => {
  const json = execFileSync(process.execPath, [inRoot('tooling/bin/forecourt.mjs'), 'sizes', '--components', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows = JSON.parse(json) as ComponentSize[];
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ problem }) => problem !== null)).toEqual([]);
}, 240_000);
