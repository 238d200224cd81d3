import path from 'node:path';
import type { OutputFileSystem, Stats } from 'webpack';

/** A file that a build has written; the dev server lets browser builds write into memory. */
export function readBuilt({ compilation }: Stats, name: string): Buffer {
  const { outputFileSystem } = compilation.compiler;
  const output = outputFileSystem as OutputFileSystem & { readFileSync(file: string): Buffer };
  return output.readFileSync(path.join(compilation.outputOptions.path ?? '', name));
}
