import { namedVersions, SHELL, usableChannels, verifiedShell, type ArtifactStore, type Channels, type ShellRelease } from '../../registry';
import { SERVER_PROTOCOLS } from '../../protocol/version';
import { channelProblems } from './channelProblems';

/** What can be served of the shell's channels. */
interface UsableShells {
  channels: Channels | null;
  /** By version. */
  shells: Record<string, ShellRelease>;
  problems: string[];
}

/** A version of the shell that this server can serve; rejects with the reason why it cannot. */
async function servableShell(artifacts: ArtifactStore, version: string): Promise<ShellRelease> {
  const shell = await verifiedShell(artifacts, version);
  if (SERVER_PROTOCOLS.includes(shell.protocol)) return shell;
  throw new Error(
    `${SHELL} ${version} speaks version ${shell.protocol} of the interface, and this server ${SERVER_PROTOCOLS.join(' and ')}: update the server.`,
  );
}

/** Reads every version of the shell that its channels name; a damaged version costs that version only. */
export async function readShells(artifacts: ArtifactStore, channels: Channels): Promise<UsableShells> {
  const found = new Map<string, ShellRelease | string>();
  for (const version of namedVersions(channels)) {
    found.set(version, await servableShell(artifacts, version).catch((error: unknown) => (error as Error).message));
  }
  const usable = usableChannels(channels, (version) => typeof found.get(version) === 'object');
  return {
    channels: usable,
    shells: Object.fromEntries([...found].flatMap(([version, shell]) => (typeof shell === 'object' ? [[version, shell]] : []))),
    problems: channelProblems(SHELL, channels, usable, found),
  };
}
