import { randomUUID } from 'node:crypto';
import { engineSettings, replicaName, type IndexRecord, type IndexSettings, type Synonym } from '@forecourt/search-engine';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { NamedIndex } from './namedIndex';
import type { IndexEdit, TenantIndex } from './tenantIndexRepository';
import { publicRecords } from './publicRecords';
import { partialUpdate } from './partialUpdate';
import { badRequest, readOnlyIndex, indexNotFound } from './searchErrors';
import type { SearchSite, SearchIndexes } from './SearchIndexes';

/** One action of a batch, as the client sends it. */
export interface BatchAction {
  readonly action?: unknown;
  readonly body?: unknown;
}

/** Algolia's limit for one call. */
export const MAX_ACTIONS = 1000;
const MAX_RECORD_BYTES = 100_000;
const INVALID_NAME = /^$|^\*$|[\p{Cc}/]/u;

const objectIDOf = (body: Readonly<Record<string, unknown>>, defaultID?: string): string => {
  const value = body.objectID ?? defaultID;
  if (typeof value !== 'string' && typeof value !== 'number') throw badRequest('objectID is missing');
  return String(value);
};

function bodyOf({ body }: BatchAction): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest('The body of an action should be an object');
  return body as Record<string, unknown>;
}

function recordText(record: IndexRecord): string {
  const text = JSON.stringify(record);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_RECORD_BYTES) {
    throw badRequest(`Record ${record.objectID} is too big: ${bytes} bytes, at most ${MAX_RECORD_BYTES}`);
  }
  return text;
}

/** Writes to the indexes of one tenant. Each method is one transaction, and its change is searchable when it resolves. */
export class IndexWrites {
  constructor(
    private readonly indexes: SearchIndexes,
    private readonly now: () => Date,
  ) {}

  /** Runs the actions in order; returns the task and the objectIDs. */
  batch(site: SearchSite, name: string, actions: readonly BatchAction[]): Promise<{ taskID: number; objectIDs: string[] }> {
    if (actions.length > MAX_ACTIONS) throw badRequest(`A batch holds at most ${MAX_ACTIONS} actions, and this one has ${actions.length}`);
    return this.edit(site, name, async (edit) => ({ taskID: edit.change, objectIDs: await this.run(edit, name, actions) }));
  }

  /** Deletes any number of records. */
  deleteAll(site: SearchSite, name: string, objectIDs: readonly string[]): Promise<number> {
    return this.edit(site, name, async (edit) => {
      const index = await edit.find(name);
      if (index && index.primary === null) await edit.put(index.id, new Map(objectIDs.map((objectID) => [objectID, null])));
      return edit.change;
    });
  }

  setSettings(site: SearchSite, name: string, settings: IndexSettings, forwardToReplicas: boolean): Promise<number> {
    return this.edit(site, name, async (edit) => {
      const before = await this.openForSettings(edit, name);
      const after = { ...before.settings, ...settings };
      engineSettings(after);
      if (before.primary !== null && (settings.replicas?.length ?? 0) > 0) throw badRequest('A replica cannot have replicas');
      await edit.configure(name, { settings: after });
      const replicas = (after.replicas ?? []).map(replicaName);
      if (before.primary === null) await this.updateReplicas(edit, site, name, before, replicas);
      const { replicas: _own, ...forwarded } = settings;
      for (const replica of forwardToReplicas ? replicas : []) {
        const known = await edit.open(replica, { primary: name });
        await edit.configure(replica, { settings: { ...known.settings, ...forwarded } });
      }
      return edit.change;
    });
  }

  setSynonyms(site: SearchSite, name: string, change: (before: readonly Synonym[]) => readonly Synonym[]): Promise<number> {
    return this.edit(site, name, async (edit) => {
      const { synonyms } = await this.openForSettings(edit, name);
      await edit.configure(name, { synonyms: change(synonyms) });
      return edit.change;
    });
  }

  clear(site: SearchSite, name: string): Promise<number> {
    return this.edit(site, name, async (edit) => {
      if (!(await edit.find(name))) throw indexNotFound(name);
      await edit.clear(name);
      return edit.change;
    });
  }

  /** Deleting an unknown index succeeds, as with Algolia. */
  drop(site: SearchSite, name: string): Promise<number> {
    return this.edit(site, name, async (edit) => {
      await edit.drop(name);
      return edit.change;
    });
  }

  /** A task without changes, for rules, which this endpoint does not store. */
  noop(site: SearchSite, name: string): Promise<number> {
    return this.edit(site, name, async (edit) => edit.change);
  }

  /** Copies or moves an index; a move replaces the destination atomically (replaceAllObjects). */
  operation(site: SiteConfig, name: string, kind: 'copy' | 'move', destination: string, scope: readonly string[] | null): Promise<number> {
    const source = this.indexes.find(site, name);
    if (kind === 'move') this.requireWritable(site, name);
    return this.edit(site, destination, async (edit) => {
      if (kind === 'move') await edit.rename(name, destination);
      else await this.copy(edit, site, source, destination, scope);
      return edit.change;
    });
  }

  private async edit<Result>(site: SearchSite, name: string, work: (edit: IndexEdit) => Promise<Result>): Promise<Result> {
    this.requireWritable(site, name);
    const result = await this.indexes.tenantIndexes.edit(site.slug, work);
    await this.indexes.sync();
    return result;
  }

  private requireWritable(site: SearchSite, name: string): void {
    if (INVALID_NAME.test(name) || name.length > 256) throw badRequest(`"${name}" cannot be the name of an index`);
    const known = this.indexes.list(site).find((each) => each.name === name);
    if (known && known.dataSource !== 'tenant') throw readOnlyIndex(name, known.dataSource);
  }

  private async openForSettings(edit: IndexEdit, name: string): Promise<TenantIndex> {
    return (await edit.find(name)) ?? (await edit.open(name));
  }

  /** Creates new replicas and deletes those that are no longer listed. */
  private async updateReplicas(
    edit: IndexEdit,
    site: SearchSite,
    name: string,
    before: TenantIndex,
    replicas: readonly string[],
  ): Promise<void> {
    const old = (before.settings.replicas ?? []).map(replicaName);
    for (const each of old) if (!replicas.includes(each)) await edit.drop(each);
    for (const each of replicas) {
      this.requireWritable(site, each);
      const known = await edit.open(each, { primary: name });
      if (known.primary === name) continue;
      // A standalone index becomes a replica: its own records are deleted.
      await edit.clear(each);
      await edit.configure(each, { primary: name });
    }
  }

  private async copy(
    edit: IndexEdit,
    site: SiteConfig,
    source: NamedIndex,
    destination: string,
    scope: readonly string[] | null,
  ): Promise<void> {
    const { replicas: _replicas, ...settings } = source.settings;
    const isWhole = scope === null || scope.length === 0;
    if (isWhole) await edit.drop(destination);
    const target = await edit.open(destination);
    await edit.configure(destination, {
      ...((isWhole || scope.includes('settings')) && {
        settings: { ...settings, ...(target.settings.replicas && { replicas: target.settings.replicas }) },
      }),
      ...((isWhole || scope.includes('synonyms')) && { synonyms: source.synonyms }),
    });
    if (!isWhole) return;
    const copied = source.dataSource === 'tenant' ? await edit.find(source.primary ?? source.name) : null;
    if (copied) await edit.copyRecords(copied.id, target.id);
    else
      await edit.put(
        target.id,
        new Map([...publicRecords(source, site, this.now())].map((record) => [record.objectID, JSON.stringify(record)])),
      );
  }

  private async run(edit: IndexEdit, name: string, actions: readonly BatchAction[]): Promise<string[]> {
    const objectIDs: string[] = [];
    const index = await edit.open(name);
    if (index.primary !== null) throw badRequest(`${name} is a replica: write to ${index.primary}`);
    const written = new Map<string, string | null>();
    const stored = await edit.records(
      index.id,
      actions.flatMap((each) => partialID(each)),
    );
    const write = (objectID: string, record: Record<string, unknown>) => {
      written.set(objectID, recordText({ ...record, objectID }));
      objectIDs.push(objectID);
    };
    const before = (objectID: string) => (written.has(objectID) ? (written.get(objectID) ?? null) : (stored.get(objectID) ?? null));
    for (const each of actions) {
      const body = bodyOf(each);
      switch (each.action) {
        case 'addObject':
          write(objectIDOf(body, randomUUID()), body);
          break;
        case 'updateObject':
          write(objectIDOf(body), body);
          break;
        case 'partialUpdateObject':
        case 'partialUpdateObjectNoCreate': {
          const objectID = objectIDOf(body);
          const known = before(objectID);
          if (known === null && each.action === 'partialUpdateObjectNoCreate') objectIDs.push(objectID);
          else write(objectID, partialUpdate(known === null ? {} : (JSON.parse(known) as IndexRecord), body));
          break;
        }
        case 'deleteObject':
          written.set(objectIDOf(body), null);
          objectIDs.push(objectIDOf(body));
          break;
        case 'clear':
        case 'delete':
          written.clear();
          stored.clear();
          if (each.action === 'delete') await edit.drop(name);
          else await edit.clear(name);
          break;
        default:
          throw badRequest(`Unknown action "${String(each.action)}"`);
      }
    }
    if (written.size > 0) await edit.put((await edit.open(name)).id, written);
    return objectIDs;
  }
}

const partialID = (each: BatchAction): string[] => {
  const { objectID } = bodyOf(each);
  return String(each.action).startsWith('partial') && (typeof objectID === 'string' || typeof objectID === 'number')
    ? [String(objectID)]
    : [];
};
