import { array, mixed, number, object, string, type InferType } from 'yup';

const versionsByTenant = () =>
  object()
    .required()
    .test('versions', '${path} must map tenants to versions', (value) =>
      Object.values(value ?? {}).every((each) => typeof each === 'string'),
    );

const channelsSchema = object({
  /** The version of visitors without override, pin or canary. */
  stable: string().required(),
  /** A version for a percentage of visitors or for some tenants. */
  canary: object({
    version: string().required(),
    percent: number().min(0).max(100).required(),
    tenants: array().of(string().required()).defined().default([]),
  })
    .nullable()
    .default(null),
  /** Version by tenant slug; takes precedence over canary and stable. */
  pins: versionsByTenant(),
  /** Earlier stable versions, newest first: the targets of a rollback. */
  previous: array().of(string().required()).defined().default([]),
});

/** Name of the shell among releases. */
export const SHELL = 'shell';

/** The message about channels that are not valid, or null. */
function channelsProblem(channels: unknown): string | null {
  try {
    channelsSchema.validateSync(channels, { strict: true });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Which version of the shell and of each remote serves whom. One document per revision; a change creates the next revision and never
 * modifies an earlier one, so that the revisions are also the history. Fields that this version does not know are left as they are: a
 * server reads what a newer command wrote.
 */
export const registrySchema = object({
  revision: number().integer().min(0).required(),
  /** ISO 8601 instant of the change. */
  at: string().required(),
  author: string().required(),
  /** What was done, for example 'release mf-search 1.2.0'. */
  change: string().required(),
  /** Problems of compositions that were accepted by force with the change; missing where there were none. */
  forced: array().of(string().required()).optional(),
  remotes: object()
    .required()
    .test('remotes', (value, { createError, path }) => {
      for (const [name, channels] of Object.entries(value)) {
        const problem = channelsProblem(channels);
        if (problem !== null) return createError({ message: `${path}.${name}.${problem}` });
      }
      return true;
    }),
  /** Missing in revisions from before the shell was a release. */
  shell: mixed()
    .nullable()
    .test('shell', (value, { createError, path }) => {
      const problem = value === null || value === undefined ? null : channelsProblem(value);
      return problem === null || createError({ message: `${path}.${problem}` });
    }),
});

export type Channels = InferType<typeof channelsSchema> & { pins: Record<string, string> };
/** Channels by the name of what is released: each remote, and 'shell'. */
export type AllChannels = Record<string, Channels>;
export type Registry = Omit<InferType<typeof registrySchema>, 'remotes' | 'shell'> & {
  /** Channels of each remote. */
  remotes: AllChannels;
  /** Those of the shell; missing before its first release, as servers from before refuse the field. */
  shell?: Channels | null;
};

/** The channels of remotes and shell. */
export const allChannels = ({ remotes, shell }: Pick<Registry, 'remotes' | 'shell'>): AllChannels =>
  shell ? { ...remotes, [SHELL]: shell } : remotes;

/** The same as a registry has them. */
export function registryChannels(all: AllChannels): Pick<Registry, 'remotes' | 'shell'> {
  const { [SHELL]: shell, ...remotes } = all;
  return { remotes, ...(shell && { shell }) };
}

export const EMPTY_REGISTRY: Registry = {
  revision: 0,
  at: new Date(0).toISOString(),
  author: '',
  change: 'nothing released yet',
  remotes: {},
};

/** The visitor of a request; the same visitor always has the same bucket. */
export interface Visitor {
  tenant: string;
  /** 0 to 99, stable per visitor; visitors with null get no canary by percentage. */
  bucket: number | null;
  /** Versions that this browser requested with a signed link. */
  overrides?: Readonly<Record<string, string>>;
}

/** Version of a remote, or of the shell, for this visitor: override, tenant pin, canary, stable; null if it has no release. */
export function versionFor(
  registry: Pick<Registry, 'remotes' | 'shell'>,
  remote: string,
  { tenant, bucket, overrides }: Visitor,
): string | null {
  const channels = remote === SHELL ? registry.shell : registry.remotes[remote];
  const override = overrides?.[remote];
  if (override) return override;
  if (!channels) return null;
  const pinned = channels.pins[tenant];
  if (pinned) return pinned;
  const { canary } = channels;
  if (canary && (canary.tenants.includes(tenant) || (bucket !== null && bucket < canary.percent))) return canary.version;
  return channels.stable;
}

/** Every version that some visitor may get now. */
export const servedVersions = ({ stable, canary, pins }: Channels): string[] => [
  ...new Set([stable, ...(canary ? [canary.version] : []), ...Object.values(pins)]),
];

/** The same, and the rollback target. */
export const versionsInUse = (channels: Channels): string[] => [
  ...new Set([...servedVersions(channels), ...channels.previous.slice(0, 1)]),
];

/** Every version that the channels name, with all targets of a rollback. */
export const namedVersions = (channels: Channels): string[] => [...new Set([...versionsInUse(channels), ...channels.previous])];

/**
 * The channels with the versions that can be served: an earlier stable version takes the place of one that cannot, and a canary or pin
 * that cannot ends. null when no stable version is left.
 */
export function usableChannels({ stable, previous, canary, pins }: Channels, isUsable: (version: string) => boolean): Channels | null {
  const [newStable, ...newPrevious] = [stable, ...previous].filter(isUsable);
  if (!newStable) return null;
  return {
    stable: newStable,
    previous: newPrevious,
    canary: canary && isUsable(canary.version) ? canary : null,
    pins: Object.fromEntries(Object.entries(pins).filter(([, version]) => isUsable(version))),
  };
}

const MAX_PREVIOUS = 5;
const NO_CHANNELS = { canary: null, pins: {}, previous: [] };

type Change = (all: AllChannels) => AllChannels;

/** Makes a version stable; the previous one becomes the rollback target. A canary of the same version ends. */
export const promoted =
  (remote: string, version: string): Change =>
  (remotes) => {
    const before = remotes[remote];
    if (!before) return { ...remotes, [remote]: { ...NO_CHANNELS, stable: version } };
    if (before.stable === version) return remotes;
    const previous = [before.stable, ...before.previous.filter((each) => each !== version)].slice(0, MAX_PREVIOUS);
    const canary = before.canary?.version === version ? null : before.canary;
    return { ...remotes, [remote]: { ...before, stable: version, previous, canary } };
  };

/** A change that does not fit what is released; the message says what to do. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly code = 'refused_change';
}

function channelsOf(remotes: AllChannels, remote: string): Channels {
  const channels = remotes[remote];
  if (!channels) throw new RefusedChange(`${remote} has no release yet: publish one with "forecourt release ${remote}".`);
  return channels;
}

/** Stops serving a remote (the shell can only be rolled back): its addresses are unknown and its slots render their fallback until it is promoted again. */
export const retired =
  (remote: string): Change =>
  (remotes) => {
    if (remote === SHELL)
      throw new RefusedChange(
        'The shell is not retired, as no site has pages without it: "forecourt rollback shell" returns to the version before.',
      );
    channelsOf(remotes, remote);
    return Object.fromEntries(Object.entries(remotes).filter(([name]) => name !== remote));
  };

/** Returns to the previous stable version; the version that was stable is no rollback target afterwards. */
export const rolledBack =
  (remote: string): Change =>
  (remotes) => {
    const channels = channelsOf(remotes, remote);
    const [target, ...earlier] = channels.previous;
    if (!target)
      throw new RefusedChange(
        `${remote} has no earlier version to go back to; stable is ${channels.stable}.${remote === SHELL ? '' : ` "forecourt retire ${remote}" stops serving it.`}`,
      );
    return { ...remotes, [remote]: { ...channels, stable: target, previous: earlier } };
  };

/** Pins a tenant to a version; null removes the pin. */
export const pinned =
  (remote: string, tenant: string, version: string | null): Change =>
  (remotes) => {
    const channels = channelsOf(remotes, remote);
    const pins = Object.fromEntries(Object.entries(channels.pins).filter(([slug]) => slug !== tenant));
    return { ...remotes, [remote]: { ...channels, pins: version ? { ...pins, [tenant]: version } : pins } };
  };

/** Starts a canary for a percentage of visitors and for some tenants; null ends it. */
export const canaried =
  (remote: string, canary: Channels['canary']): Change =>
  (remotes) => ({ ...remotes, [remote]: { ...channelsOf(remotes, remote), canary } });
