import { Type } from '@fastify/type-provider-typebox';
import type { ContentKind } from '../contentDocuments';
import { CONTENT_KINDS } from '../files/kinds';
import type { ItemJson } from './itemJson';

const OFFER = {
  name: 'Summer sale on every Ranger',
  description: 'Drive-away prices until Christmas Eve, on the cars in our yard.',
  manufacturer: 'Ford',
  end_date: '2026-12-24',
};

export const Kind = Type.Unsafe<ContentKind>({ type: 'string', enum: [...CONTENT_KINDS] });
export const Flag = Type.Boolean({ default: false });

/** An item with kind and slug. */
export const Item = Type.Unsafe<ItemJson>({
  type: 'object',
  required: ['kind', 'slug'],
  properties: { kind: Kind, slug: { type: 'string', minLength: 1, maxLength: 300 } },
  additionalProperties: true,
  examples: [{ kind: 'offer', slug: 'summer-sale', ...OFFER }],
});

/** The fields of an item whose kind and slug are in its address. */
export const Fields = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, examples: [OFFER] });

const Named = Type.Object({ kind: Kind, slug: Type.String({ examples: ['summer-sale'] }) });

export const Batch = Type.Object(
  {
    items: Type.Array(Item, { maxItems: 10_000 }),
    prune: Type.Array(Kind, { default: [] }),
    prune_most: Flag,
    strict: Flag,
    dry_run: Flag,
  },
  { examples: [{ items: [{ kind: 'offer', slug: 'summer-sale', ...OFFER }], dry_run: true }] },
);

/** What a batch has changed, or would change. */
export const BatchReport = Type.Object({
  dry_run: Type.Boolean(),
  added: Type.Array(Named),
  changed: Type.Array(Type.Object({ ...Named.properties, fields: Type.Array(Type.String()) })),
  unchanged: Type.Integer(),
  removed: Type.Array(Named),
  spared: Type.Array(Type.Object({ kind: Kind, count: Type.Integer(), of: Type.Integer() })),
  refused: Type.Array(
    Type.Object({ ...Named.properties, errors: Type.Array(Type.Object({ pointer: Type.String(), detail: Type.String() })) }),
  ),
  misfits: Type.Array(Type.Object({ ...Named.properties, pointer: Type.String(), detail: Type.String() }), {
    description:
      'Words that are probably mistyped, and models and locations that the site does not have; the items are stored as they are.',
  }),
});
