const PARTS = {
  page: { Component: 'component', loader: 'function', meta: 'function', ErrorBoundary: 'component', ownsQuery: 'boolean', slices: 'list' },
  slot: { Component: 'component', loader: 'function', dataKey: 'function', slices: 'list' },
} as const;

/** A function component, or what memo, lazy and forwardRef make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function hasType(value: unknown, type: 'component' | 'function' | 'boolean' | 'list'): boolean {
  if (type === 'component') return isComponent(value);
  return type === 'list' ? Array.isArray(value) : typeof value === type;
}

/** Problems of a loaded page or slot module, one sentence each; empty if it is valid. */
export function moduleProblems(kind: 'page' | 'slot', loaded: unknown): string[] {
  if (typeof loaded !== 'object' || loaded === null) return [`the ${kind} module is empty.`];
  const exports = loaded as Readonly<Record<string, unknown>>;
  return Object.entries(PARTS[kind]).flatMap(([name, type]) => {
    const value = exports[name];
    if (value === undefined) return name === 'Component' ? [`the ${kind} module exports no Component.`] : [];
    return hasType(value, type) ? [] : [`${name} of the ${kind} module must be a ${type}.`];
  });
}
