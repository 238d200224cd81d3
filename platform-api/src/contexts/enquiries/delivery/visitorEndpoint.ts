/** Endpoint of the deliveries that go to the visitor of a lead; no configured endpoint can have this name. */
export const VISITOR = '@visitor';
