import type { SiteConfig } from '@forecourt/shared-contracts';

/** A picture that can be made in any size. */
export interface Picture {
  /** The same key is the same picture, whoever asks for it. */
  key: string;
  /** false: something stands in for it that may be replaced soon. */
  isFinal: boolean;
  /** SVG of 1600 x 1067. */
  draw(): string;
}

/** Where pictures come from; only known sources are answered (AP-034). */
export interface PictureSource {
  /** null: the path is not this source's, or not this site's. */
  find(site: SiteConfig, path: string): Promise<Picture | null>;
}
