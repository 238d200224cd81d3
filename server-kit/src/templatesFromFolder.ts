import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Templates } from '@forecourt/shared-contracts/documents';
import { checkDocument } from './documents/checkDocument';
import { describeMistakes } from './documents/describeMistakes';
import { templateDocument } from './documents/documentKinds';
import type { LastGood } from './documents/lastGood';

/** The template documents of a folder, each in its last valid version. */
export interface TemplateSource {
  all(): Templates;
  /** Reads the folder; resolves with true where a template is another one than before. */
  readAgain(): Promise<boolean>;
  /** Templates that are not valid now, as 'templates/file: path: reason'. */
  problems(): readonly string[];
}

/** Files of a folder; none where there is no such folder. */
const filesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

interface TemplateOptions {
  lastGood: LastGood;
  onProblem(problem: string): void;
}

/** The object of a text; null where it is none. */
function readable(text: string | null): Templates[string] | null {
  try {
    const template: unknown = JSON.parse(text ?? 'null');
    return typeof template === 'object' && !Array.isArray(template) ? (template as Templates[string] | null) : null;
  } catch {
    return null;
  }
}

/**
 * Templates from a folder of JSON files by the names of these. One with a mistake is reported once and never replaces what is used: the last good
 * one is, also after a restart; without one, the sites have what can be read of it.
 */
export function templatesFromFolder(folder: string, { lastGood, onProblem }: TemplateOptions): TemplateSource {
  const texts = new Map<string, string>();
  const valid = new Map<string, Templates[string]>();
  const invalid = new Map<string, string>();

  /** Returns whether the template is another one than before. */
  async function accept(name: string, text: string): Promise<boolean> {
    if (texts.get(name) === text) return false;
    texts.set(name, text);
    const file = `templates/${name}.json`;
    const mistakes = describeMistakes(checkDocument(text, templateDocument));
    if (mistakes === '') {
      valid.set(name, readable(text) ?? {});
      invalid.delete(name);
      await lastGood
        .write(file, text)
        .catch((error: Error) => onProblem(`${file}: it cannot be stored for the next start: ${error.message}`));
      return true;
    }
    const isInForce = valid.has(name);
    const instead = isInForce ? null : (readable(await lastGood.read(file)) ?? readable(text));
    if (instead) valid.set(name, instead);
    const isUsed = isInForce
      ? 'the last good document stays in force'
      : instead
        ? 'sites have what can be read of it'
        : 'no site can have it';
    const problem = `${file}: ${mistakes} (${isUsed})`;
    invalid.set(name, problem);
    onProblem(problem);
    return instead !== null;
  }

  return {
    all: () => Object.fromEntries(valid),
    problems: () => [...invalid.values()],
    async readAgain() {
      const files = (await filesIn(folder)).filter((file) => file.endsWith('.json')).toSorted();
      const names = files.map((file) => path.basename(file, '.json'));
      const removed = [...texts.keys()].filter((name) => !names.includes(name));
      for (const name of removed) for (const map of [texts, valid, invalid]) map.delete(name);
      let hasChanged = removed.length > 0;
      for (const [at, file] of files.entries()) {
        hasChanged = (await accept(names[at] ?? '', await readFile(path.join(folder, file), 'utf8'))) || hasChanged;
      }
      return hasChanged;
    },
  };
}
