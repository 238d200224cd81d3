/**
 * The part of react-router that the platform uses, provided to every remote under the name react-router-dom.
 * Shared whole the library costs twice the bytes. A new name goes in here and in router.server.ts.
 */
export {
  createSearchParams,
  Link,
  matchPath,
  MemoryRouter,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
