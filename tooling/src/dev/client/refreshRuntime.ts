import * as runtime from 'react-refresh/runtime';

/** What React gives the global hook of developer tools when it starts. */
interface Renderer {
  setRefreshHandler?(familyOf: (type: unknown) => undefined): void;
}

// Before React, which reports what it renders to a runtime that is there when it starts. All remotes use this one copy.
runtime.injectIntoGlobalHook(globalThis as unknown as Window);
Object.assign(globalThis, { forecourtRefreshRuntime: runtime });

// React remembers which error boundaries an edit must try again only once it has a handler, which the runtime sets at the first edit: a page that
// loads with a component that throws would stay as it is after the correction.
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as unknown as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject(renderer: Renderer): number };
};
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  renderer.setRefreshHandler?.(() => undefined);
  return id;
};
