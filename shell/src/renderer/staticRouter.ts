/** The server's router comes from the one copy that the platform provides, see platform/router.server.ts. */
import * as provided from 'react-router-dom';
import type { createStaticHandler as Handler, createStaticRouter as Router, StaticRouterProvider as Provider } from 'react-router';

export const { createStaticHandler, createStaticRouter, StaticRouterProvider } = provided as unknown as {
  createStaticHandler: typeof Handler;
  createStaticRouter: typeof Router;
  StaticRouterProvider: typeof Provider;
};
