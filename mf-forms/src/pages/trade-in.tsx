import type { Car, LoaderContext, MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { linkedCar } from '../forms/linkedCar';
import { questionsFor, faqPage } from '../trade-in/faq';
import { saleOf, type SaleName } from '../trade-in/sale';
import { TradeInPage } from '../trade-in/TradeInPage';

interface TradeInRequest {
  sale: SaleName;
  /** The car that the visitor would buy; null without one, or where it can not be loaded. */
  car: Car | null;
  /** The visitor chose the plain form. */
  isPlain: boolean;
}

export async function loader(context: LoaderContext): Promise<TradeInRequest> {
  const { params, url } = context;
  return {
    sale: params.sale === 'sell' ? 'sell' : 'trade-in',
    car: await linkedCar(context),
    isPlain: url.searchParams.get('by') === 'enquiry',
  };
}

export function meta({ data, site, to }: MetaContext<TradeInRequest>): PageMeta {
  const { title, lead } = saleOf(data.sale);
  return {
    title,
    description: `${lead} ${site.name}.`,
    // The addresses of one page are the same content.
    canonical: data.sale === 'sell' ? to('forms.sell-my-car') : to('forms.trade-in'),
    jsonLd: [faqPage(questionsFor(site))],
  };
}

/** Valuation of the visitor's own car, to trade in or to sell. */
export function Component({ data }: { data: TradeInRequest }) {
  return <TradeInPage key={`${data.sale} ${data.car?.id}`} sale={saleOf(data.sale)} car={data.car ?? undefined} isPlain={data.isPlain} />;
}
