import { existsSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from '../workspace';

const SCOPE = '@forecourt/';
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** 'npm:typescript@7.0.2' is a library under a second name. */
const ALIAS = /^npm:.+@/;

/**
 * What is wrong with the versions and entries that the manifests of a project name, one line each: a version of the root
 * that is not exact, a version outside the root, a library without one, an entry whose file does not exist.
 */
export function manifestProblems(root: string): string[] {
  const { workspaces, dependencies = {}, devDependencies = {} } = manifestOf(root);
  const pinned = { ...dependencies, ...devDependencies };
  const inexact = Object.entries(pinned).filter(([, version]) => !EXACT_VERSION.test(version.replace(ALIAS, '')));
  return [
    ...inexact.map(([name, version]) => `package.json: ${name} "${version}" is no exact version`),
    ...workspaces.flatMap((workspace) => {
      const { dependencies: used = {}, exports = {} } = manifestOf(path.join(root, workspace));
      return [
        ...Object.entries(used).flatMap(([library, version]) => {
          if (version !== '*')
            return [`${workspace}/package.json: ${library} "${version}" must be "*": the root package.json has the version`];
          return library.startsWith(SCOPE) || library in pinned
            ? []
            : [`${workspace}/package.json: ${library} has no version in the root package.json`];
        }),
        ...Object.values(exports).flatMap((file) =>
          existsSync(path.join(root, workspace, file)) ? [] : [`${workspace}/package.json: exports ${file}, which does not exist`],
        ),
      ];
    }),
  ];
}
