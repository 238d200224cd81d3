import { useState, type ReactNode } from 'react';

interface ControlledProps<Value> {
  initially: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that a specimen can be used. */
export function Controlled<Value>({ initially, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initially);
  return children(value, setValue);
}
