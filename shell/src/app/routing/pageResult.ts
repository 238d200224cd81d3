/**
 * Result of a page's loader; 'gated' until it is known who the visitor is. A page failed by its remote, or because the back end gave its
 * loader no response or an error of its own.
 */
export type PageResult =
  | { kind: 'ready'; data: unknown }
  | { kind: 'not-found' }
  | { kind: 'failed'; by: 'remote' | 'back-end' }
  | { kind: 'gated' };
