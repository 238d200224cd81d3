import { mapEmbedUrl, type Location } from '@forecourt/shared-contracts';
import { MapFrame } from '@forecourt/shared-ui/content';
import { LocationImage } from '../location-card/LocationImage';

/** The picture of a location; with the dealer's own `map_key` a button turns it into a map, whose provider is not requested before. */
export function LocationMap({ location: { name, address, image } }: { location: Location }) {
  const picture = <LocationImage src={image.image.url ?? image.thumb.url} width={640} />;
  const src = mapEmbedUrl(address);
  return src === null ? picture : <MapFrame title={`Map of ${name}`} src={src} picture={picture} />;
}
