/**
 * The part of react-router that the platform uses, provided to every remote under the name react-router-dom: hooks and the
 * bare Router, which the shell drives with its own navigation (app/navigation), and links that know no address but their
 * own. A new name goes in here.
 */
export { Link } from '../app/navigation/Link';
export { useNavigate } from '../app/navigation/navigate';
export {
  createSearchParams,
  Router,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router';
