import { renameSync, writeFileSync } from 'node:fs';

/** Writes a JSON document aside and renames it, so that a server that reads it at an interval never reads half of it. */
export function writeDocument(file: string, document: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(document));
  renameSync(`${file}.new`, file);
}
