import { useDispatch, useSelector } from 'react-redux';
import type { PlatformDispatch, PlatformState } from './coreStore';

/** Dispatches to the one store, in the name of the remote that calls it. */
export const useAppDispatch = useDispatch.withTypes<PlatformDispatch>();
/** Reads the one store, with one of the exported selectors. */
export const useAppSelector = useSelector.withTypes<PlatformState>();
