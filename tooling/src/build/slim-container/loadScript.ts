import webpack from 'webpack';

const TIMEOUT_MS = 120_000;

/**
 * The function by which a build loads its scripts. `integrity` is the expression for the hash of a file; one without a hash is not loaded. Code
 * goes before the pictures that wait for a connection: browsers would give both the same priority. The script's address is checked
 * by the Trusted Types policy of the page, see shell/src/browser/trustedTypes.ts.
 */
export const loadScript = ({ integrity }: { integrity: string | null }) => `
${webpack.RuntimeGlobals.loadScript} = (address, done) => {${
  integrity === null
    ? ''
    : `
  const integrity = ${integrity};
  if (!integrity) return done({ type: 'no hash', target: { src: address } });`
}
  const script = document.createElement('script');
  const end = (event) => {
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(end, ${TIMEOUT_MS}, { type: 'timeout', target: script });
  Object.assign(script, { src: address, crossOrigin: 'anonymous', fetchPriority: 'high',${integrity === null ? '' : ' integrity,'} onload: end, onerror: end });
  document.head.append(script);
};`;
