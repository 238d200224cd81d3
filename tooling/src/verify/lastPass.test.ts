import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastCompletePass, recordCompletePass } from './lastPass';

it('reports when and at which commit everything has passed, and where it never has', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-pass-'));
  const file = path.join(folder, 'verify/complete.json');
  expect(lastCompletePass(file)).toBe('npm test -- --all has not passed in this checkout yet.');
  recordCompletePass(file);
  expect(lastCompletePass(file)).toMatch(/^npm test -- --all last passed here at 20\d\d-[\d-]+T[\d:.]+Z, commit [0-9a-f]{12}\+?\.$/);
  rmSync(folder, { recursive: true, force: true });
});
