import { sideData, type LoaderContext } from '@forecourt/shared-contracts';
import { StockSearch } from '../stock-search/StockSearch';

/** How long the search waits for its bodies, milliseconds: a slot of a first view that is late is not in its HTML. */
const SERVER_WAIT_MS = 200;
const BROWSER_WAIT_MS = 3000;

/** Bodies of the cars on sale; none where the search service is late or fails, as a search without them is better than none. */
export const loader = (_props: object, context: Omit<LoaderContext, 'params'>): Promise<string[]> =>
  sideData(
    async () => (await import('../stock-search/loadBodies')).loadBodies(context),
    [],
    context.signal,
  )(context.server ? SERVER_WAIT_MS : BROWSER_WAIT_MS);

/** Search of the stock by body, price and words. */
export const Component = ({ data }: { data: string[] }) => <StockSearch bodies={data} />;
