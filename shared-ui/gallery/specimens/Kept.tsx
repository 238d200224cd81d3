import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  initially: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control, so that a specimen can be used. */
export function Kept<Value>({ initially, children }: KeptProps<Value>) {
  const [value, setValue] = useState(initially);
  return children(value, setValue);
}
