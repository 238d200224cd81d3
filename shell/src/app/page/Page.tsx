import { memo } from 'react';
import { Home } from './Home';
import { useDisplayedPage } from '../navigation/PageRouter';
import { NotFound } from './NotFound';
import { RemotePage } from './RemotePage';
import { useShell } from '../shell-services/shellServices';

/**
 * The page of the URL: the shell's own home, a remote's page, or 'Page not found'. It renders again for a navigation only,
 * because React discards server HTML that is updated before its code has loaded.
 */
export const Page = memo(function Page() {
  const { standalone } = useShell();
  const { match, result } = useDisplayedPage();
  if (!match.route) return <NotFound />;
  if (match.route.remote !== 'shell') return <RemotePage route={match.route} result={result} />;
  return standalone ? <standalone.StartPage result={result} /> : <Home />;
});
