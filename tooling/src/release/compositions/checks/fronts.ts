import type { Front, Release, ShellRelease } from '@forecourt/shell/registry';
import { listOf } from '../listOf';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

const serverOf = ({ host, pid }: Front) => `the server on ${host} (process ${pid})`;
const UPDATE = 'update and restart the server first';

function protocolProblems({ name, version, protocol }: ShellRelease, fronts: readonly Front[]): Problem[] {
  return fronts
    .filter(({ protocols }) => !protocols.includes(protocol))
    .map((front) => ({
      key: `protocol ${version} ${front.id}`,
      isForceable: false,
      consumer: { name, version },
      need: `speaks version ${protocol} of the interface to the server`,
      provider: null,
      instead: `${serverOf(front)} speaks ${listOf(front.protocols.map(String))}`,
      ways: { ofProvider: UPDATE },
    }));
}

/** Fields of documents that a server drops, so that the code which reads them never gets them. */
function fieldProblems({ name, version, uses }: Release | ShellRelease, fronts: readonly Front[]): Problem[] {
  return fronts.flatMap((front) => {
    const known = new Set(front.documentFields);
    const missing = (uses?.fields ?? []).filter((field) => !known.has(field));
    if (missing.length === 0) return [];
    return [
      {
        key: `fields ${name} ${listOf(missing)} ${front.id}`,
        isForceable: true,
        consumer: { name, version },
        need: `reads ${listOf(missing)} of sites' documents`,
        provider: null,
        instead: `${serverOf(front)} does not know ${missing.length === 1 ? 'it' : 'them'}`,
        ways: { ofProvider: UPDATE },
      },
    ];
  });
}

/** What releases need of the servers that run and do not get. */
export const frontProblems = ({ shell, remotes }: Composition, fronts: readonly Front[]): Problem[] => [
  ...(shell ? [...protocolProblems(shell, fronts), ...fieldProblems(shell, fronts)] : []),
  ...remotes.flatMap((remote) => fieldProblems(remote, fronts)),
];
