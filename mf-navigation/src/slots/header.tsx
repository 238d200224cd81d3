import type { ModelMenuItem, SlotModule } from '@forecourt/shared-contracts';
import { loadModels } from '../models/loadModels';

export { Header as Component } from '../header/Header';

type HeaderModule = SlotModule<'header', readonly ModelMenuItem[] | null>;

export const loader: HeaderModule['loader'] = (_props, context) => loadModels(context);
