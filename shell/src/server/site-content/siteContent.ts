import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { readWrittenContent } from './readWrittenContent';

/** What is written for the sites, as the back end reports it. */
export interface SiteContent {
  /** The newest report on a site; null where there is none yet. */
  known(site: SiteConfig): WrittenContent | null;
  /**
   * A report that is not older than two seconds, for which a page waits a moment. Where the back end does not respond in time, the last one
   * is used, and null before the first: nothing is then left out.
   */
  current(site: SiteConfig, request: Pick<FastifyRequest, 'host' | 'protocol'>): Promise<WrittenContent | null>;
  /** The same of a preview by the key of its cookie, requested anew; null where the key is none of a preview of the site. */
  previewed(key: string, request: Pick<FastifyRequest, 'host' | 'protocol'>): Promise<PagePreview | null>;
}

/** A preview in which a page is rendered. */
export interface PagePreview {
  key: string;
  /** Its end, ISO 8601. */
  until: string;
  written: WrittenContent;
}

declare module 'fastify' {
  interface FastifyInstance {
    siteContent: SiteContent;
  }
}

export const SITE_CONTENT_PLUGIN = 'site-content';

interface SiteContentOptions {
  apiBase: string;
  /** How long a report is used, milliseconds. */
  maxAgeMs?: number;
  /** How long a page waits for a new one, milliseconds. */
  waitMs?: number;
}

/** How long a page waits for a preview, milliseconds. */
const PREVIEW_MS = 5000;

interface Report {
  written: WrittenContent | null;
  /** When it was requested last, milliseconds since 1970. */
  at: number;
  /** The request that is under way. */
  request: Promise<void> | null;
}

/** Knows which kinds of content and which content pages each site has, so that no route and no link leads to nothing. */
export const siteContent = fp<SiteContentOptions>(
  async (app, { apiBase, maxAgeMs = 2000, waitMs = 300 }) => {
    const reports = new Map<string, Report>();

    async function refresh(report: Report, host: string, protocol: string): Promise<void> {
      try {
        const { written } = await readWrittenContent(apiBase, { host, protocol, timeoutMs: waitMs });
        // What has not changed is the same object, by which rendered pages are stored.
        if (JSON.stringify(written) !== JSON.stringify(report.written)) report.written = written;
      } catch (error) {
        app.log.debug({ host, reason: (error as Error).message }, 'what is written for a site could not be read');
      } finally {
        report.at = Date.now();
        report.request = null;
      }
    }

    app.decorate('siteContent', {
      known: ({ slug }) => reports.get(slug)?.written ?? null,
      async current({ slug }, { host, protocol }) {
        const report = reports.get(slug) ?? { written: null, at: 0, request: null };
        reports.set(slug, report);
        if (Date.now() - report.at >= maxAgeMs) report.request ??= refresh(report, host, protocol);
        await report.request;
        return report.written;
      },
      async previewed(key, { host, protocol }) {
        const { written, previewUntil: until } = await readWrittenContent(apiBase, { host, protocol, timeoutMs: PREVIEW_MS, preview: key });
        return until === null ? null : { key, until, written };
      },
    });
  },
  { name: SITE_CONTENT_PLUGIN },
);
