import runtime from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The federation runtime of the page, for every remote's entry: each would bring 4 kB of its own along. It keeps nothing
 * per remote but what a remote's own module system hands it. The shell exposes nothing itself, so its own build
 * leaves out what a container starts with.
 */
const forecourtFederationRuntime = { ...runtime, bundlerRuntime: { ...runtime.bundlerRuntime, initContainerEntry } };

Object.assign(globalThis, { forecourtFederationRuntime });
