import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace';

interface Edit {
  /** File below the remote's folder. */
  file: string;
  from: string;
  to: string;
}

/**
 * A copy of a remote's sources with some texts changed, as a feature team would change them. It is inside the
 * project, so that it finds the project's packages.
 */
export function changedRemote(remote: string, name: string, edits: readonly Edit[]): string {
  const folder = path.join(ROOT, '.forecourt/e2e/sources', name, remote);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(path.join(ROOT, remote), folder, { recursive: true, filter: (source) => !source.includes('node_modules') });
  for (const edit of edits) editSource(folder, edit);
  return folder;
}

/** Changes a text in the sources of a remote. */
export function editSource(folder: string, { file, from, to }: Edit): void {
  const target = path.join(folder, file);
  const before = readFileSync(target, 'utf8');
  if (!before.includes(from)) throw new Error(`${target} no longer holds "${from}": change this test with it.`);
  writeFileSync(target, before.replace(from, to));
}
