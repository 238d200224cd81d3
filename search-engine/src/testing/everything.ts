import type { IndexQuery } from '../indexQuery';

/** A search that finds every record and counts every facet. */
export const EVERYTHING: IndexQuery = {
  query: '',
  clauses: [],
  offset: 0,
  length: 20,
  facets: ['*'],
  maxValuesPerFacet: 100,
  attributesToRetrieve: ['objectID'],
  attributesToHighlight: [],
  highlightTags: { before: '<b>', after: '</b>' },
  hiddenAttributes: [],
  readableAttributes: null,
  attributesToSnippet: [],
  snippetEllipsisText: '…',
  typoTolerance: 'true',
  queryType: 'prefixLast',
  restrictSearchableAttributes: null,
  distinct: 0,
};
