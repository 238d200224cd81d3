/** The same names as router.browser.ts, with the router of the server instead of the browser's. */
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
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
