import semver from 'semver';
import { releaseKey, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { listOf } from '../listOf';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

function contractProblems(remote: Release, shell: ShellRelease): Problem[] {
  const [needed, provided] = [semver.major(remote.contract), semver.major(shell.contract)];
  if (needed === provided) return [];
  return [
    {
      key: `contract ${releaseKey(remote.name, remote.version)} ${provided}`,
      isForceable: false,
      consumer: remote,
      need: `was built against contract ${remote.contract}`,
      provider: shell,
      instead: `has contract ${shell.contract}`,
      wayOut: needed > provided ? 'release the shell first' : `build ${remote.name} against contract ${shell.contract}`,
    },
  ];
}

function kindProblems({ name, version, kind = 'slim-container' }: Release, shell: ShellRelease): Problem[] {
  if (shell.remoteKinds.includes(kind)) return [];
  return [
    {
      key: `kind ${releaseKey(name, version)} ${kind}`,
      isForceable: false,
      consumer: { name, version },
      need: `is a ${kind}`,
      provider: shell,
      instead: `loads ${listOf(shell.remoteKinds)}`,
      wayOut: 'release the shell first',
    },
  ];
}

/** Ranges that a library of the shell does not satisfy. */
function rangeProblems({ name, version, shared }: Release, shell: ShellRelease): Problem[] {
  return Object.entries(shared).flatMap(([library, range]): Problem[] => {
    const provided = shell.libraries[library]?.version;
    if (provided !== undefined && semver.satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      {
        key: provided === undefined ? `library ${releaseKey(name, version)} ${library}` : `range ${name} ${library} ${provided}`,
        isForceable: provided !== undefined,
        consumer: { name, version },
        need: `takes ${library} ${range}`,
        provider: shell,
        instead: provided === undefined ? 'does not provide it' : `provides ${provided}`,
        wayOut:
          provided === undefined
            ? 'release the shell with it first'
            : `release the shell with ${range} first, or build ${name} for ${provided}`,
      },
    ];
  });
}

/** Names that a library of the shell does not have. */
function nameProblems({ name, version, uses }: Release, shell: ShellRelease): Problem[] {
  return Object.entries(uses?.names ?? {}).flatMap(([library, taken]): Problem[] => {
    const provided = shell.libraries[library];
    if (!provided) return [];
    const known = new Set(provided.names);
    const missing = taken.filter((each) => !known.has(each));
    if (missing.length === 0) return [];
    return [
      {
        key: `names ${releaseKey(name, version)} ${library} ${listOf(missing)}`,
        isForceable: false,
        consumer: { name, version },
        need: `takes ${listOf(missing)} of ${library}`,
        provider: shell,
        instead: `does not have ${missing.length === 1 ? 'it' : 'them'}`,
        wayOut: `release the shell with ${missing.length === 1 ? 'it' : 'them'} first`,
      },
    ];
  });
}

/** What remotes need of the shell and do not get. Of a remote from before its build found what it uses only the contract is compared. */
export const shellProblems = ({ shell, remotes }: Composition): Problem[] =>
  shell
    ? remotes.flatMap((remote) => [
        ...contractProblems(remote, shell),
        ...kindProblems(remote, shell),
        ...(remote.uses ? [...rangeProblems(remote, shell), ...nameProblems(remote, shell)] : []),
      ])
    : [];
