import type { Model } from '@forecourt/shared-contracts';
import { Tag } from '@forecourt/shared-ui';
import { modelStatusLabel } from './modelFacts';

/** The label of a model: upcoming or all-new; nothing for one that is no longer made. */
export function ModelTag({ status }: Pick<Model, 'status'>) {
  const label = modelStatusLabel(status);
  return label && <Tag kind={label === 'Upcoming' ? 'coming-soon' : 'just-arrived'}>{label}</Tag>;
}
