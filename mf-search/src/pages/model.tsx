import {
  imageAddress,
  modelPath,
  PageRedirect,
  useLinks,
  useSwitches,
  type LoaderContext,
  type MetaContext,
  type Model,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { ListPage } from '../media-card/ListPage';
import { loadModel } from '../models/loadModel';
import { ModelDetails } from '../models/ModelDetails';
import { modelImage, modelName } from '../models/modelFacts';

interface ModelData {
  model: Model;
}

/** A model whose page the tenant replaced by another of this site leads there. */
export async function loader(context: LoaderContext): Promise<ModelData> {
  const model = await loadModel(context);
  const { override_url: elsewhere } = model;
  if (elsewhere?.startsWith('/') && elsewhere !== context.url.pathname) throw new PageRedirect(elsewhere);
  return { model };
}

export function meta({ data: { model }, site, to }: MetaContext<ModelData>): PageMeta {
  const name = modelName(model, site.switches);
  const image = modelImage(model);
  return {
    title: name,
    description: `${name} at ${site.name}: stock, accessories, offers and test drives.`,
    canonical: modelPath(to, { slug: model.slug }),
    ...(image && { image: imageAddress(site, image, 1200) }),
  };
}

/** One model of the range. */
export function Component({ data: { model } }: { data: ModelData }) {
  const to = useLinks();
  const name = modelName(model, useSwitches());
  return (
    <ListPage title={name} breadcrumbs={[{ label: 'Models', to: to('search.models') }]}>
      <ModelDetails model={model} />
    </ListPage>
  );
}
