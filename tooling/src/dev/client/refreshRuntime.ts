import * as runtime from 'react-refresh/runtime';

// Before React, which reports what it renders to a runtime that is there when it starts. All remotes use this one copy.
runtime.injectIntoGlobalHook(globalThis as unknown as Window);
Object.assign(globalThis, { forecourtRefreshRuntime: runtime });
