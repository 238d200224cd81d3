import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseFile } from '@forecourt/shell/registry';
import { integrityOf } from './contentHash';

const describe = (content: Buffer): ReleaseFile => ({
  bytes: content.length,
  brotli: brotliCompressSync(content).length,
  integrity: integrityOf(content),
});

/** What release.json says of the files of a build: those of browsers, and the one of the server. */
export function describeFiles(outDir: string, server: string): Record<string, ReleaseFile> {
  const files = [...readdirSync(path.join(outDir, 'assets')).map((file) => `assets/${file}`), server].toSorted();
  return Object.fromEntries(files.map((file) => [file, describe(readFileSync(path.join(outDir, file)))]));
}

/** The commit of the sources in a folder, 'unknown' outside of a checkout. */
export function commitOf(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
