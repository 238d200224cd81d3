import runtime from '@module-federation/webpack-bundler-runtime/bundler';

/**
 * The federation runtime of the page, for every remote's entry: each would bring 4 kB of its own along. It keeps nothing
 * per remote but what a remote's own module system hands it.
 */
Object.assign(globalThis, { forecourtFederationRuntime: runtime });
