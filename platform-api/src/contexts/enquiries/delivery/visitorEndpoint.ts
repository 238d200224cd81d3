import type { LeadPart } from '../leads/collaborators';

/** Endpoint of the deliveries that go to the visitor of a lead; no configured endpoint can have this name. */
export const VISITOR = '@visitor';

/** What is delivered of a lead: its parts, and the confirmation, which goes to the visitor alone. */
export type DeliveredPart = LeadPart | 'confirmation';
