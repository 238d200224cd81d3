interface HotModule {
  children: readonly string[];
  hot: {
    data?: Partial<Facts>;
    accept(): void;
    dispose(remember: (data: Partial<Facts>) => void): void;
    invalidate(): void;
  };
}

/** What a page or slot was before an update. */
interface Facts {
  /** The modules that it imported; one that was updated is another object. */
  imports: readonly unknown[];
  /** Source of what it exported beside its component: loader, head, slices. */
  others: string;
}

function sourceOf(exports: object): string {
  const seen = new Set<unknown>();
  const toText = (_key: string, value: unknown) => {
    if (typeof value === 'function') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return null;
    seen.add(value);
    return value;
  };
  return JSON.stringify(exports, toText);
}

/**
 * Fast Refresh for the module of a page or slot. It exports functions beside its component, so that by React's own rule each edit would load
 * the page anew. Where nothing but the component is different it is refreshed in place; otherwise the page loads anew, and the loader
 * runs again.
 *
 * `modules` is webpack's cache of modules by id.
 */
export function acceptPart(
  module: HotModule,
  exports: Readonly<Record<string, unknown>>,
  modules: Readonly<Record<string, unknown>>,
  refresh: () => void,
): void {
  const { Component: _component, ...rest } = exports;
  const others = sourceOf(rest);
  const importsNow = () => module.children.map((id) => modules[id]);
  const { imports, others: before } = module.hot.data ?? {};
  module.hot.dispose((data) => Object.assign(data, { imports: importsNow(), others }));
  module.hot.accept();
  if (!imports) return;
  const now = importsNow();
  if (others === before && imports.every((each) => now.includes(each))) refresh();
  else module.hot.invalidate();
}
