/** The part of react-redux that the platform uses, provided to every remote under its own name. */
export { Provider, ReactReduxContext, useDispatch, useSelector, useStore } from 'react-redux';
