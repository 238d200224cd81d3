import path from 'node:path';

/** A file as people read it: from the folder they are in where it is below it, else whole. */
export function readablePath(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') ? path.resolve(file) : relative || '.';
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** 'file:line:column  path reason', which editors and terminals link. */
export const placedLine = ({ file, line, column }: Place, { path: at, reason }: { path: string; reason: string }): string =>
  `${readablePath(file)}:${line}:${column}  ${[at, reason].filter(Boolean).join(' ')}`;
