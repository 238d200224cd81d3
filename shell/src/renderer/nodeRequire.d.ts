/** Node's own require, which the bundler leaves alone. */
declare const __non_webpack_require__: NodeJS.Require;
