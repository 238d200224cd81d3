import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { templateProblems, type Templates } from '@forecourt/shared-contracts/schemas';

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

function parsed(text: string): { template: Templates[string] } | { reason: string } {
  try {
    const template = JSON.parse(text) as Templates[string];
    const problems = templateProblems(template);
    return problems.length > 0 ? { reason: problems.join('; ') } : { template };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

/** Templates from a folder of JSON files by the names of these; an invalid one is reported once, and its last valid version is used. */
export function templatesFromFolder(folder: string, onProblem: (problem: string) => void): TemplateSource {
  const texts = new Map<string, string>();
  const valid = new Map<string, Templates[string]>();
  const invalid = new Map<string, string>();

  /** Returns whether the template is another one than before. */
  function accept(name: string, text: string): boolean {
    if (texts.get(name) === text) return false;
    texts.set(name, text);
    const result = parsed(text);
    if ('template' in result) {
      valid.set(name, result.template);
      invalid.delete(name);
      return true;
    }
    const served = valid.has(name) ? 'the last good document stays in force' : 'no site can have it';
    const problem = `templates/${name}.json: ${result.reason} (${served})`;
    invalid.set(name, problem);
    onProblem(problem);
    return false;
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
        hasChanged = accept(names[at] ?? '', await readFile(path.join(folder, file), 'utf8')) || hasChanged;
      }
      return hasChanged;
    },
  };
}
