import { useDispatch, useSelector } from 'react-redux';
import type { PlatformDispatch, PlatformState } from './coreStore';

/** Dispatches to the one store, in the name of the remote that calls it (PL-006). */
export const useAppDispatch = useDispatch.withTypes<PlatformDispatch>();
/** Reads the one store, with one of the exported selectors (CO-132). */
export const useAppSelector = useSelector.withTypes<PlatformState>();
