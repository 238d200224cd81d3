import type { Front, Release, ShellRelease } from '@forecourt/shell/registry';
import { listOf } from '../listOf';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

const UPDATE = 'update and restart it first';

/** 'the server on web-1 (process 7) speaks', with its verb. */
function serversOf(fronts: readonly Front[], [one, several]: readonly [one: string, several: string]): string {
  const places = listOf(fronts.map(({ host, pid }) => `${host} (process ${pid})`));
  return fronts.length === 1 ? `the server on ${places} ${one}` : `the servers on ${places} ${several}`;
}

/** Servers that lack the same, by what that is. */
function byLack(fronts: readonly Front[], lackOf: (front: Front) => readonly string[]): [lack: string[], fronts: Front[]][] {
  const found = new Map<string, [string[], Front[]]>();
  for (const front of fronts) {
    const lack = [...lackOf(front)];
    if (lack.length > 0) found.set(String(lack), [lack, [...(found.get(String(lack))?.[1] ?? []), front]]);
  }
  return [...found.values()];
}

const protocolProblems = ({ name, version, protocol }: ShellRelease, fronts: readonly Front[]): Problem[] =>
  byLack(fronts, ({ protocols }) => (protocols.includes(protocol) ? [] : protocols.map(String))).map(([spoken, lacking]) => ({
    key: `protocol ${version} ${String(lacking.map(({ id }) => id))}`,
    isForceable: false,
    consumer: { name, version },
    need: `speaks version ${protocol} of the interface to the server`,
    provider: null,
    instead: serversOf(lacking, [`speaks ${listOf(spoken)}`, `speak ${listOf(spoken)}`]),
    ways: { ofProvider: UPDATE },
  }));

/** Fields of documents that code may read, and those on which the routes of a remote depend. */
function neededFields({ uses, routes }: Release | ShellRelease): string[] {
  const ofRoutes = routes.flatMap(({ requires, gate, patternSwitch }) => [
    ...requires,
    ...(gate && 'switch' in gate && gate.switch ? [gate.switch] : []),
    ...(patternSwitch === null ? [] : [patternSwitch]),
  ]);
  return [...new Set([...(uses?.fields ?? []), ...ofRoutes.map((name) => `switches.${name}`)])];
}

/** Fields of documents that servers drop, so that the code which reads them never gets them. */
function fieldProblems(release: Release | ShellRelease, fronts: readonly Front[]): Problem[] {
  const { name, version, uses } = release;
  if (!uses?.fields) return [];
  const needed = neededFields(release);
  return byLack(fronts, ({ documentFields }) => needed.filter((field) => !documentFields.includes(field))).map(([missing, lacking]) => {
    const them = missing.length === 1 ? 'it' : 'them';
    return {
      key: `fields ${name} ${listOf(missing)} ${String(lacking.map(({ id }) => id))}`,
      isForceable: true,
      consumer: { name, version },
      need: `may read ${listOf(missing)} of sites' documents`,
      provider: null,
      instead: serversOf(lacking, [`does not know ${them}`, `do not know ${them}`]),
      ways: { ofProvider: UPDATE },
    };
  });
}

/** What releases need of the servers that run and do not get. */
export const frontProblems = ({ shell, remotes }: Composition, fronts: readonly Front[]): Problem[] => [
  ...(shell ? [...protocolProblems(shell, fronts), ...fieldProblems(shell, fronts)] : []),
  ...remotes.flatMap((remote) => fieldProblems(remote, fronts)),
];
