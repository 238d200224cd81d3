/** How the addresses of a site come from what remotes declare: for servers, builds and tests; a browser gets the finished table. */
export { checkRemote } from '../contract-kit/checkRemote';
export {
  routesOf,
  type PageDeclaration,
  type PageOptions,
  type PagePositions,
  type PlaceableProps,
  type PlacedProp,
  type SlotDeclaration,
  type SlotOptions,
} from '../platform/definition';
export { linkedRoutes, tableOf, type LinkedRoute } from '../routes/linkedRoutes';
export { routeOf, SHELL_ROUTES } from '../routes/route';
export { assembleRoutes, contestedAddresses, routeProblems, type ContestedAddress } from '../routes/routeTable';
export { LISTED_CONTENT, type ListedContent, type WrittenContent } from '../routes/writtenContent';
