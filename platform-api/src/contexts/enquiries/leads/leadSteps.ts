import type { TSchema } from '@fastify/type-provider-typebox';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { VisitSource } from '../../vehicles';
import type { SubmitKey } from './leadKeys';

export interface StepSubmit extends SubmitKey {
  /** Where the visit came from; null where that is not known. */
  visit: VisitSource | null;
  /** Who is signed in; null: nobody. */
  userId: number | null;
}

/** Leads that a visitor submits step by step at the same address; the valuations implement it. */
export interface LeadSteps {
  /** Body of each step, for the API document. */
  bodies: readonly TSchema[];
  /** Stores one step and returns its response; rejects with validation_failed, and with not_found on a site without steps. */
  submit(site: SiteConfig, body: { step: unknown }, submit: StepSubmit): Promise<{ lead_id: string; show_success_page: boolean }>;
}

/** Whether a body is one step rather than a whole lead. */
export const isStep = (body: unknown): body is { step: unknown } =>
  typeof body === 'object' && body !== null && 'step' in body && body.step != null;
