/**
 * The part of react-router that the platform uses, provided to every remote under the name react-router-dom: hooks, the
 * bare Router, which uses the shell's navigation (app/navigation), and the shell's Link and useNavigate. A new name goes in here.
 */
export { Link } from '../app/navigation/Link';
export { useNavigate } from '../app/navigation/navigate';
export { createSearchParams, Router, useLocation, useNavigationType, useSearchParams } from 'react-router';
