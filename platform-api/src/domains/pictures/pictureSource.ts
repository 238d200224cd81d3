import type { SiteConfig } from '@forecourt/shared-contracts';

/** A picture that can be made in any size. */
export interface Picture {
  /** The same key is the same picture, whoever asks for it. */
  key: string;
  /** false: something stands in for it that may be replaced soon. */
  isFinal: boolean;
  /** Pixel widths at which the picture is kept nearly without loss, narrowest first; every size is made from one of them. */
  masterWidths: readonly [number, ...number[]];
  /** What the picture is made from; may take long, but no processor of the server. */
  load(): Promise<Buffer>;
  /** The picture at one of its master widths, or narrower where it has no more pixels. */
  master(loaded: Buffer, width: number): Promise<Buffer>;
}

/** Where pictures come from; only known sources are answered (AP-034). */
export interface PictureSource {
  /** null: the path is not this source's, or not this site's. */
  find(site: SiteConfig, path: string): Promise<Picture | null>;
}
