const PARTS = {
  page: { Component: 'component', loader: 'function', meta: 'function', ErrorBoundary: 'component', ownsQuery: 'boolean' },
  slot: { Component: 'component', loader: 'function', dataKey: 'function' },
} as const;

/** A function component, or what memo, lazy and forwardRef make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** What keeps a loaded page or slot module from being rendered, one sentence each. */
export function moduleProblems(kind: 'page' | 'slot', loaded: unknown): string[] {
  if (typeof loaded !== 'object' || loaded === null) return [`the ${kind} module is empty.`];
  const exports = loaded as Readonly<Record<string, unknown>>;
  return Object.entries(PARTS[kind]).flatMap(([name, type]) => {
    const value = exports[name];
    if (value === undefined) return name === 'Component' ? [`the ${kind} module exports no Component.`] : [];
    const isRight = type === 'component' ? isComponent(value) : typeof value === type;
    return isRight ? [] : [`${name} of the ${kind} module must be a ${type}.`];
  });
}
