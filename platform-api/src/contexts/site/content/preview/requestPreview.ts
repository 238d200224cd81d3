import type { SiteConfig } from '@forecourt/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPreviewKey, type Preview } from './previewKey';

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview in which the visitor is; null for everybody else. */
    preview: Preview | null;
  }
}

export const PREVIEW_COOKIE = 'preview';
/** Says the end of the preview to the server that composes the pages, ISO 8601. */
export const PREVIEW_HEADER = 'x-preview-until';

export const previewCookie = ({ url }: Pick<SiteConfig, 'url'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: url.startsWith('https:'),
});

/** Finds the preview of each request of a scope; what is sent in one is stored nowhere. */
export function addRequestPreview(app: FastifyInstance, { secret, now }: { secret: () => Promise<string>; now: () => Date }): void {
  app.decorateRequest('preview', null);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const key = request.cookies[PREVIEW_COOKIE];
    if (key) request.preview = readPreviewKey(await secret(), request.site.slug, key, now());
  });
  app.addHook('onSend', async ({ preview }, reply) => {
    if (preview) reply.header('cache-control', 'no-store').header(PREVIEW_HEADER, preview.expiresAt.toISOString());
  });
}
