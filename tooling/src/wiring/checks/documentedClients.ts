/** Someone outside of our front ends who calls platform-api, by the start of the paths that they use. */
export interface DocumentedClient {
  prefix: string;
  reason: string;
}

/** Routes below these prefixes need no caller in a remote or the shell. */
export const documentedClients: readonly DocumentedClient[] = [
  { prefix: '/healthz', reason: 'load balancers and the shell check that the process is alive' },
  { prefix: '/readyz', reason: 'load balancers check that the process can serve' },
  { prefix: '/metrics', reason: 'Prometheus scrapes it' },
  { prefix: '/api/preview', reason: 'the link of a preview leads to it, and the bar of the preview leads out (docs/content.md)' },
  { prefix: '/api/openapi.json', reason: 'developers and generators read the API document' },
  { prefix: '/api/operator/v1', reason: 'programs of a dealer, with a token: docs/operator-api.md' },
  { prefix: '/api/written-content', reason: 'the server that composes the pages requests which of them have content' },
  { prefix: '/operator/', reason: 'the commands `forecourt leads` and `forecourt stock` work through it while the server runs' },
  { prefix: '/dev/outbox', reason: 'developers read e-mails and SMS of a development site there' },
  { prefix: '/1/indexes', reason: "Algolia's protocol: requested by the algoliasearch client, not by path" },
];
