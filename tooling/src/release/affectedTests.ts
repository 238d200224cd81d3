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

/** The last version of a remote, and the files that changed since, by their paths from the root; null where nobody knows them. */
interface ChangeSince {
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
