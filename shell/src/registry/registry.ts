import { array, number, object, string, type InferType } from 'yup';

const versionsByTenant = () =>
  object()
    .required()
    .test('versions', '${path} must map tenants to versions', (value) => Object.values(value ?? {}).every((each) => typeof each === 'string'));

const channelsSchema = object({
  /** Version that everybody gets who gets no other. */
  stable: string().required(),
  /** A version for a share of visitors or for some tenants (PL-017). */
  canary: object({
    version: string().required(),
    percent: number().min(0).max(100).required(),
    tenants: array().of(string().required()).defined().default([]),
  })
    .nullable()
    .default(null),
  /** Version by tenant slug, before all others (PL-017). */
  pins: versionsByTenant(),
  /** Earlier stable versions, newest first: where a rollback goes. */
  previous: array().of(string().required()).defined().default([]),
}).noUnknown();

/**
 * Which version of each remote serves whom. One document per revision; a change makes the next revision and
 * never touches an earlier one, so that the revisions are also the history (PL-014, PL-018).
 */
export const registrySchema = object({
  revision: number().integer().min(0).required(),
  /** ISO 8601 instant of the change. */
  at: string().required(),
  author: string().required(),
  /** What was done, for example 'release mf-search 1.2.0'. */
  change: string().required(),
  remotes: object()
    .required()
    .test('remotes', (value, { createError, path }) => {
      for (const [name, channels] of Object.entries(value)) {
        try {
          channelsSchema.validateSync(channels, { strict: true });
        } catch (error) {
          return createError({ message: `${path}.${name}.${(error as Error).message}` });
        }
      }
      return true;
    }),
}).noUnknown();

export type Channels = InferType<typeof channelsSchema> & { pins: Record<string, string> };
export type Registry = Omit<InferType<typeof registrySchema>, 'remotes'> & { remotes: Record<string, Channels> };

export const EMPTY_REGISTRY: Registry = { revision: 0, at: new Date(0).toISOString(), author: '', change: 'nothing released yet', remotes: {} };

/** Who asks; the same visitor always falls into the same bucket. */
export interface Visitor {
  tenant: string;
  /** 0 to 99, stable per visitor; null for visitors without one, who get no canary by share. */
  bucket: number | null;
  /** Versions that this browser asked for with a signed link (PL-024). */
  overrides?: Readonly<Record<string, string>>;
}

/** Version of a remote for this visitor: override, tenant pin, canary, stable (PL-008); null if it has no release. */
export function versionFor(registry: Registry, remote: string, { tenant, bucket, overrides }: Visitor): string | null {
  const channels = registry.remotes[remote];
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
export function versionsInUse({ stable, canary, pins, previous }: Channels): string[] {
  return [...new Set([stable, ...(canary ? [canary.version] : []), ...Object.values(pins), ...previous.slice(0, 1)])];
}

const KEPT_PREVIOUS = 5;
const NO_CHANNELS = { canary: null, pins: {}, previous: [] };

type Change = (remotes: Registry['remotes']) => Registry['remotes'];

/** Makes a version stable; the one before becomes the rollback's target. A canary of the same version ends. */
export const promoted =
  (remote: string, version: string): Change =>
  (remotes) => {
    const before = remotes[remote];
    if (!before) return { ...remotes, [remote]: { ...NO_CHANNELS, stable: version } };
    if (before.stable === version) return remotes;
    const previous = [before.stable, ...before.previous.filter((each) => each !== version)].slice(0, KEPT_PREVIOUS);
    const canary = before.canary?.version === version ? null : before.canary;
    return { ...remotes, [remote]: { ...before, stable: version, previous, canary } };
  };

function known(remotes: Registry['remotes'], remote: string): Channels {
  const channels = remotes[remote];
  if (!channels) throw new Error(`${remote} has no release yet: publish one with "forecourt release ${remote}".`);
  return channels;
}

/** Back to the previous good version (PL-016); the version that is left is forgotten as a target. */
export const rolledBack =
  (remote: string): Change =>
  (remotes) => {
    const channels = known(remotes, remote);
    const [target, ...earlier] = channels.previous;
    if (!target) throw new Error(`${remote} has no earlier version to go back to; stable is ${channels.stable}.`);
    return { ...remotes, [remote]: { ...channels, stable: target, previous: earlier } };
  };

/** Holds a tenant on a version, or lets it go with null. */
export const pinned =
  (remote: string, tenant: string, version: string | null): Change =>
  (remotes) => {
    const channels = known(remotes, remote);
    const pins = Object.fromEntries(Object.entries(channels.pins).filter(([slug]) => slug !== tenant));
    return { ...remotes, [remote]: { ...channels, pins: version ? { ...pins, [tenant]: version } : pins } };
  };

/** Gives a version to a share of visitors and to some tenants, or ends the canary with null. */
export const canaried =
  (remote: string, canary: Channels['canary']): Change =>
  (remotes) => ({ ...remotes, [remote]: { ...known(remotes, remote), canary } });
