/** A least-recently-used cache; null is a value too, which lru-cache does not allow. */
export class LeastRecentlyUsed<Value, Key extends string | number = string> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  getOrCompute(key: Key, compute: () => Value): Value {
    const known = this.values.get(key);
    const value = known ?? compute();
    if (known !== undefined) this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.limit) this.values.delete(this.values.keys().next().value as Key);
    return value;
  }

  clear(): void {
    this.values.clear();
  }
}
