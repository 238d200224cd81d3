/**
 * The part of react-router that the platform uses, provided to every remote under the name react-router-dom: links, hooks
 * and the bare Router, which the shell drives with its own navigation (app/navigation). A new name goes in here.
 */
export {
  createSearchParams,
  Link,
  NavLink,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
