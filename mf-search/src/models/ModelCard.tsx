import { modelPath, useLinks, useSwitches, type Model } from '@forecourt/shared-contracts';
import { LinkButton, VisuallyHidden, type Eagerness } from '@forecourt/shared-ui';
import { MediaCard } from '../media-card/MediaCard';
import { StockButton } from './ModelButtons';
import { modelImage, modelName } from './modelFacts';
import { ModelTag } from './ModelTag';

interface ModelCardProps {
  model: Model;
  /** Whether a car of the model is for sale. */
  hasStock: boolean;
  eager?: Eagerness;
  level?: 2 | 3;
}

/** One model of the range: image, label, name and actions. */
export function ModelCard({ model, hasStock, eager, level }: ModelCardProps) {
  const to = useLinks();
  const switches = useSwitches();
  return (
    <MediaCard
      title={modelName(model, switches)}
      to={modelPath(to, model)}
      image={modelImage(model)}
      label={<ModelTag status={model.status} />}
      ratio="3 / 2"
      eager={eager}
      level={level}
      footer={
        <>
          <LinkButton to={modelPath(to, model)} variant="secondary">
            Explore model <VisuallyHidden>{model.name}</VisuallyHidden>
          </LinkButton>
          <StockButton model={model} hasStock={hasStock} />
        </>
      }
    />
  );
}
