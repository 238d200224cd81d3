/** Result of a page's loader; 'gated' until it is known who the visitor is. */
export type PageResult = { kind: 'ready'; data: unknown } | { kind: 'not-found' } | { kind: 'failed' } | { kind: 'gated' };
