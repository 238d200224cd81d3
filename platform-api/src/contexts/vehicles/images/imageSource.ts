import type { SiteConfig } from '@forecourt/shared-contracts';

/** An image that can be delivered in any size and format. */
export interface OriginalImage {
  /** Identifies the image, whichever site requests it. */
  key: string;
  /** false: a placeholder that may be replaced soon. */
  isFinal: boolean;
  /** Widths in pixels at which the image is cached nearly without loss, narrowest first; every variant is made from one of them. */
  masterWidths: readonly [number, ...number[]];
  /** The bytes that masters are made from; may take long, but uses no processor of the server. */
  load(): Promise<Buffer>;
  /** The image at one of its master widths, or narrower where it has fewer pixels. */
  renderMaster(loaded: Buffer, width: number): Promise<Buffer>;
}

/** What an image depends on of its site. */
export type ImageSite = Pick<SiteConfig, 'slug' | 'theme'>;

/** Where images come from; an unknown source is not found (AP-034). */
export interface ImageSource {
  /** null: the path is not this source's, or not this site's. */
  find(site: ImageSite, path: string): Promise<OriginalImage | null>;
}
