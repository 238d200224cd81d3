import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useAskAhead } from '../search-service/askAhead';

/** Changes the search of a results page: asks for the answer, and shows the address that says it (SE-006). */
export function useRefine(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const askAhead = useAskAhead();
  return (to, options) => {
    askAhead(to);
    void navigate(to, options);
  };
}
