import { isRecord } from '@forecourt/shared-contracts';

type Hit = Readonly<Record<string, unknown>>;

interface StoredHit {
  json: string;
  hit: Hit;
}

/** Some screens of results; the hits on the screen are always among the latest. */
const LIMIT = 500;

/**
 * Gives hits a stable identity: returns a response in which each hit that equals an earlier one with its `objectID` is
 * that same object, so that components compare hits with `===`. Remembers the latest 500 hits.
 */
export function createStableHits(): <Response>(response: Response) => Response {
  const stored = new Map<unknown, StoredHit>();

  const stableHit = (hit: Hit): Hit => {
    const json = JSON.stringify(hit);
    const known = stored.get(hit.objectID);
    const latest = known?.json === json ? known : { json, hit };
    stored.delete(hit.objectID);
    stored.set(hit.objectID, latest);
    const [oldest] = stored.keys();
    if (stored.size > LIMIT) stored.delete(oldest);
    return latest.hit;
  };
  const stableResult = (result: unknown) =>
    isRecord(result) && Array.isArray(result.hits) ? { ...result, hits: result.hits.map(stableHit) } : result;

  return (response) =>
    isRecord(response) && Array.isArray(response.results) ? { ...response, results: response.results.map(stableResult) } : response;
}
