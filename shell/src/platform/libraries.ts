import * as contracts from '@forecourt/shared-contracts';
import * as designSystem from '@forecourt/shared-ui';
import react from 'react';
import reactDom from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import * as redux from 'redux';
import * as reactRedux from './reactRedux';
import * as router from './router';
import * as toolkit from './toolkit';

/**
 * Platform libraries by the name that a remote imports, one copy of each on any page. Their versions are in
 * tooling/src/build/platformLibraries.ts; a release that needs another one is refused there.
 */
export const LIBRARIES: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  redux,
  '@forecourt/shared-contracts': contracts,
  '@forecourt/shared-ui': designSystem,
};

/** Libraries that load with the first page or slot that needs them. */
export const LATER_LIBRARIES: Readonly<Record<string, () => Promise<object>>> = {
  '@forecourt/shared-contracts/schemas': () => import('@forecourt/shared-contracts/schemas'),
  '@forecourt/shared-ui/content': () => import('@forecourt/shared-ui/content'),
  '@forecourt/shared-ui/inputs': () => import('@forecourt/shared-ui/inputs'),
  '@forecourt/shared-ui/overlays': () => import('@forecourt/shared-ui/overlays'),
  yup: () => import('yup'),
};
