import {
  imageAddress,
  modelPath,
  PageRedirect,
  sideData,
  useLinks,
  useSwitches,
  type LoaderContext,
  type MetaContext,
  type Car,
  type Model,
  type Offer,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { compareSlice } from '../compare/compareSlice';
import { ListPage } from '../media-card/ListPage';
import { loadModel } from '../models/loadModel';
import { loadModelOffers } from '../models/loadModelOffers';
import { loadModelStock } from '../models/loadModelStock';
import { ModelDetails } from '../models/ModelDetails';
import { isDiscontinued, isUpcoming, modelImage, modelName } from '../models/modelFacts';
import { ModelEnquiry } from '../models/ModelEnquiry';
import { ModelOffers } from '../models/ModelOffers';
import { ModelStock } from '../models/ModelStock';

interface ModelData {
  model: Model;
  /** Cars of the model that are for sale; null where the page has no section of them. */
  stock: Car[] | null;
  offers: Offer[];
}

export const slices = [compareSlice];

/** A model whose page the tenant replaced by another of this site leads there. */
export async function loader(context: LoaderContext): Promise<ModelData> {
  const model = await loadModel(context);
  const { override_url: elsewhere } = model;
  if (elsewhere?.startsWith('/') && elsewhere !== context.url.pathname) throw new PageRedirect(elsewhere);
  const [stock, offers] = await Promise.all([
    sideData(() => loadModelStock(model, context), null, context.signal)(),
    sideData((signal) => loadModelOffers(model, { ...context, signal }), [], context.signal)(),
  ]);
  return { model, stock, offers };
}

export function meta({ data: { model }, site, to }: MetaContext<ModelData>): PageMeta {
  const name = modelName(model, site.switches);
  const image = modelImage(model);
  return {
    title: name,
    description: `${name} at ${site.name}: stock, accessories, offers${isDiscontinued(model) ? '' : ' and test drives'}.`,
    canonical: modelPath(to, { slug: model.slug }),
    ...(image && { image: imageAddress(site, image, 1200) }),
  };
}

/** One model of the range, with its cars for sale and its offers, and with an enquiry where it has no cars. */
export function Component({ data: { model, stock, offers } }: { data: ModelData }) {
  const to = useLinks();
  const name = modelName(model, useSwitches());
  return (
    <ListPage title={name} breadcrumbs={[{ label: 'Models', to: to.ifDeployed('search.models') ?? undefined }]}>
      <ModelDetails model={model} hasStock={stock?.length !== 0} />
      {stock && stock.length > 0 && <ModelStock model={model} cars={stock} />}
      {(isUpcoming(model) || stock?.length === 0) && <ModelEnquiry model={model} />}
      <ModelOffers model={model} offers={offers} />
    </ListPage>
  );
}
