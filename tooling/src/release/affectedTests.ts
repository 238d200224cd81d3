/** What tests of a remote can depend on outside of it; package-lock.json changes with every version, and dependencies with package.json. */
const SHARED =
  /^(?:shared-contracts|shared-ui|shared-forms|shell\/tenants|tooling\/jest)\/|^(?:package\.json|tsconfig\.json|jest\.config\.mjs)$/;
/** What Jest knows the importers of. */
const IMPORTED = /^mf-[\w-]+\/src\/.+\.(?:[cm]?[jt]sx?|json)$/;
/** No test reads them. */
const UNTESTED = /\.(?:md|css)$/;

/** Which tests of a remote a change can affect. */
export interface AffectedTests {
  /** Which and why, for people. */
  text: string;
  /** Sources whose importers are tested; null for all tests of the remote. */
  related: readonly string[] | null;
}

/** The last version of what is released, and the files that changed since, by their paths from the root; null where nobody knows them. */
export interface ChangeSince {
  version: string;
  files: readonly string[] | null;
}

/**
 * The tests of a remote that a change can affect; null for a remote without a version. Nothing imports a remote, so a change of its sources
 * concerns the tests that import them; one of what remotes share concerns all of its tests.
 */
export function affectedTests(remote: string, change: ChangeSince | null): AffectedTests {
  if (!change) return { text: 'all, as this is its first version', related: null };
  const since = `since ${change.version}`;
  if (!change.files) return { text: `all, as this checkout does not have the commit of ${change.version}`, related: null };
  const own = change.files.filter((file) => file.startsWith(`${remote}/`) && !UNTESTED.test(file));
  const reaching = change.files.find((file) => SHARED.test(file) && !UNTESTED.test(file)) ?? own.find((file) => !IMPORTED.test(file));
  if (reaching) return { text: `all, as ${reaching} has changed ${since}`, related: null };
  const sources = own.length === 1 ? own[0] : `${own.length} files`;
  return own.length === 0
    ? { text: `none, as nothing that they read has changed ${since}`, related: [] }
    : { text: `those that import ${sources}, changed ${since}`, related: own };
}

/** Folders of what the shell is built from: itself, the contracts and the design system. */
export const SHELL_SOURCES = ['shell', 'shared-contracts', 'shared-ui'] as const;
/** Its tests read the server kit as well. */
const isOfShell = (file: string) => [...SHELL_SOURCES, 'server-kit'].some((folder) => file.startsWith(`${folder}/`));
/** What every test and every build depends on; package-lock.json changes with every version. */
const OF_ALL = /^(?:package\.json|tsconfig\.json|jest\.config\.mjs)$|^tooling\/jest\//;
/** What Jest knows the importers of. */
const IMPORTED_BY_SHELL = /^[\w-]+\/src\/.+\.(?:[cm]?[jt]sx?|json)$/;

/** The tests of shell, contracts and design system that a change can affect. Remotes are others' releases: the registry's checks compare with them. */
export function affectedShellTests(change: ChangeSince | null): AffectedTests {
  if (!change) return { text: 'all, as this is its first version', related: null };
  const since = `since ${change.version}`;
  if (!change.files) return { text: `all, as this checkout does not have the commit of ${change.version}`, related: null };
  const own = change.files.filter((file) => isOfShell(file) && !UNTESTED.test(file));
  const reaching = change.files.find((file) => OF_ALL.test(file)) ?? own.find((file) => !IMPORTED_BY_SHELL.test(file));
  if (reaching) return { text: `all, as ${reaching} has changed ${since}`, related: null };
  const sources = own.length === 1 ? own[0] : `${own.length} files`;
  return own.length === 0
    ? { text: `none, as nothing that they read has changed ${since}`, related: [] }
    : { text: `those that import ${sources}, changed ${since}`, related: own };
}
