import manifest from '../../package.json';

/** Version of this contract, that of the package; the shell accepts a remote that was built against the same major version. */
export const CONTRACT_VERSION: string = manifest.version;
