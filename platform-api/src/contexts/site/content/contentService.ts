import type { Database } from '../../../infrastructure/database/database';
import { installationSecret } from '../../../infrastructure/installation/installationSecret';
import { carPictures } from './carPictures';
import type { ContentKind } from './contentDocuments';
import { createContentRepository } from './contentRepository';
import type { FittedSite } from './fit/contentMisfits';
import type { AuthoredItem } from './files/authoredItem';
import { CONTENT_KINDS } from './files/kinds';
import { picturesOf } from './files/pictureReferences';
import { CAR_PICTURE } from './files/words';
import { contentPictures, pictureProblem } from '../pictures/contentPictures';
import { newPreviewId, previewKey } from './preview/previewKey';
import { importContent, type ImportReport, type ImportRequest, type ImportSteps } from './importContent';

export interface PreviewRequest {
  items: readonly AuthoredItem[];
  /** Hours until it ends. */
  hours: number;
}

export interface NewPreview {
  /** Of the link /api/preview?key=…, for everybody who has it. */
  key: string;
  /** ISO 8601. */
  expiresAt: string;
  report: ImportReport;
}

const HOUR_MS = 3_600_000;
/** A month. */
export const MAX_PREVIEW_HOURS = 744;

/** Content of sites for those who write it. */
export interface ContentService {
  import(tenant: string, request: ImportRequest, steps?: ImportSteps): Promise<ImportReport>;
  /**
   * Begins a preview of the site, with drafts, with what is to be published, and with these items in place of its own. Resolves with the key of its
   * link, and with what differs from the site.
   */
  preview(tenant: string, request: PreviewRequest): Promise<NewPreview>;
  /** All items of these kinds, drafts included. */
  list(tenant: string, kinds?: readonly ContentKind[]): Promise<AuthoredItem[]>;
  /** Stores a picture; resolves with why it cannot be used, or null. */
  storePicture(tenant: string, bytes: Buffer): Promise<string | null>;
  /** The bytes of a picture by its hash; null where the tenant has none. */
  picture(tenant: string, hash: string): Promise<Buffer | null>;
}

interface ServiceOptions {
  /** The day on a tenant's site, an ISO date. */
  today(tenant: string): string;
  /** The site with which its items are compared; without one they are not. */
  siteOf?(tenant: string): FittedSite | null;
  now?(): Date;
}

/** The content service on a database. */
export function openContentService(
  database: Database,
  { today, siteOf = () => null, now = () => new Date() }: ServiceOptions,
): ContentService {
  const content = createContentRepository(database);
  const service: ContentService = {
    async preview(tenant, { items, hours }) {
      const preview = { id: newPreviewId(), expiresAt: new Date(now().getTime() + hours * HOUR_MS) };
      const report = await service.import(tenant, { items, preview });
      const key = previewKey(await installationSecret(database, 'preview_key')(), tenant, preview);
      return { key, expiresAt: preview.expiresAt.toISOString(), report };
    },
    async import(tenant, request, steps) {
      const usesCars = request.items.some((item) => picturesOf(item).some(({ picture }) => CAR_PICTURE.test(picture)));
      const pictureOf = usesCars ? await carPictures(database, tenant) : () => null;
      const meanings = { today: today(tenant), pictureOf };
      return importContent(database, tenant, { request, meanings, site: siteOf(tenant), steps });
    },
    async list(tenant, kinds = CONTENT_KINDS) {
      const items: AuthoredItem[] = [];
      for (const kind of kinds) items.push(...(await content.listAuthored(tenant, kind)).map((row) => ({ kind, ...row })));
      return items;
    },
    async storePicture(tenant, bytes) {
      const problem = await pictureProblem(bytes);
      if (problem === null) await contentPictures.store(database, tenant, bytes);
      return problem;
    },
    picture: (tenant, hash) => contentPictures.read(database, tenant, hash),
  };
  return service;
}
