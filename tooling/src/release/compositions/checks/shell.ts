import semver from 'semver';
import { releaseKey, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { listOf } from '../listOf';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

const another = (name: string, what: string) => `release or roll back ${name} to a version ${what} first`;

function contractProblems({ name, version, contract }: Release, shell: ShellRelease): Problem[] {
  const [needed, provided] = [semver.major(contract), semver.major(shell.contract)];
  if (needed === provided) return [];
  return [
    {
      key: `contract ${releaseKey(name, version)} ${provided}`,
      isForceable: false,
      consumer: { name, version },
      need: `was built against contract ${contract}`,
      provider: shell,
      instead: `has contract ${shell.contract}`,
      ways: {
        ofConsumer: another(name, `for contract ${provided}`),
        ofProvider: needed > provided ? 'release the shell with it first' : `build ${name} against contract ${shell.contract}`,
      },
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
      instead: 'loads nothing of that kind',
      ways: { ofConsumer: another(name, 'that it loads'), ofProvider: 'release the shell that loads it first' },
    },
  ];
}

/** Libraries that the shell does not have, or not in the range that a remote works with. */
function rangeProblems({ name, version, shared }: Release, shell: ShellRelease): Problem[] {
  return Object.entries(shared).flatMap(([library, range]): Problem[] => {
    const provided = shell.libraries[library]?.version;
    if (provided !== undefined && semver.satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      {
        key: provided === undefined ? `library ${releaseKey(name, version)} ${library}` : `range ${name} ${library} ${range}`,
        isForceable: provided !== undefined,
        consumer: { name, version },
        need: `takes ${library} ${range}`,
        provider: shell,
        instead: provided === undefined ? 'does not provide it' : `provides ${provided}`,
        ways: {
          ofConsumer: another(name, provided === undefined ? 'without it' : `for ${library} ${provided}`),
          ofProvider: 'release the shell with it first',
        },
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
    const them = missing.length === 1 ? 'it' : 'them';
    return [
      {
        key: `names ${releaseKey(name, version)} ${library} ${listOf(missing)}`,
        isForceable: false,
        consumer: { name, version },
        need: `takes ${listOf(missing)} from ${library}`,
        provider: shell,
        instead: `does not have ${them}`,
        ways: { ofConsumer: another(name, `without ${them}`), ofProvider: `release the shell with ${them} first` },
      },
    ];
  });
}

/** The contract since which a slot can serve several versions of its props: a shell from before would load none of them. */
const SEVERAL_VERSIONS_SINCE = '2.1.0';

function severalVersionsProblems({ name, version, slots }: Release, shell: ShellRelease): Problem[] {
  if (semver.gte(shell.contract, SEVERAL_VERSIONS_SINCE)) return [];
  return Object.entries(slots)
    .filter(([, { earlier }]) => earlier !== undefined)
    .map(([slot]) => ({
      key: `versions ${releaseKey(name, version)} ${slot}`,
      isForceable: false,
      consumer: { name, version },
      need: `serves several versions of the props of '${slot}', which needs contract ${SEVERAL_VERSIONS_SINCE}`,
      provider: shell,
      instead: `has contract ${shell.contract}`,
      ways: { ofConsumer: another(name, 'that serves one'), ofProvider: 'release the shell with it first' },
    }));
}

/** What remotes need of the shell and do not get. Of a remote from before its build found what it uses only the contract is compared. */
export const shellProblems = ({ shell, remotes }: Composition): Problem[] =>
  shell
    ? remotes.flatMap((remote) => [
        ...contractProblems(remote, shell),
        ...kindProblems(remote, shell),
        ...severalVersionsProblems(remote, shell),
        ...(remote.uses ? [...rangeProblems(remote, shell), ...nameProblems(remote, shell)] : []),
      ])
    : [];
