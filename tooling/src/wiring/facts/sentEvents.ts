import { EVENTS, formEventId } from '@forecourt/shared-contracts';
import { propertyReads } from '../../sources/propertyReads';
import type { Reach } from '../../sources/reach';

/**
 * Events whose name front-end code mentions, and those that the rule of form events returns for the kinds of forms that it is called with.
 */
export function sentEvents(site: Reach): Set<string> {
  const outsideOfRule = { ...site, code: site.code.filter(({ name }) => name !== formEventId.name) };
  const kinds = site.code.flatMap(({ use }) => use.callTexts.filter(({ callee }) => callee === formEventId.name).map(({ text }) => text));
  const cars = [{ car_type: 'new' }, { car_type: 'used' }, { car_type: 'new', tag: 'Test Drive Only' }] as Parameters<
    typeof formEventId
  >[0][];
  const ids = new Set<number>(kinds.flatMap((kind) => cars.map((car) => formEventId(car, kind as Parameters<typeof formEventId>[1]))));
  const byRule = Object.entries(EVENTS).flatMap(([name, id]) => (ids.has(id) ? [name] : []));
  return new Set([...propertyReads(outsideOfRule, (owner) => owner === 'EVENTS'), ...byRule]);
}
