import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useAddressAfter } from '../results/SearchContext';
import { useAskAhead } from '../search-service/askAhead';
import type { SearchChange } from './refine';

/** Changes the search of a results page: asks for the answer, and shows the address that says it (SE-006). */
export function useRefine(): (change: SearchChange, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const askAhead = useAskAhead();
  const addressAfter = useAddressAfter();
  return (change, options) => {
    const to = addressAfter(change);
    askAhead(to);
    void navigate(to, options);
  };
}
