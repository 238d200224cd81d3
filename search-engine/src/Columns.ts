import { allBits, noBits, type Bits } from './bits';
import type { Clause, Comparison } from './clause';
import { FacetColumn } from './FacetColumn';
import { NumberColumn } from './NumberColumn';
import { readerOf, type IndexRecord, type Reader } from './record';

/** A column and the reader of its attribute. */
export interface ColumnReader {
  column: FacetColumn | NumberColumn;
  read: Reader;
}

/** The values of an index's records, one column for each attribute that is counted, filtered or ordered by. */
export class Columns {
  private readonly facets: ReadonlyMap<string, FacetColumn>;
  private readonly numbers = new Map<string, NumberColumn>();
  /** All of them, each with the attribute that it holds. */
  private readonly all: { column: FacetColumn | NumberColumn; attribute: string }[];
  private ofRecords: readonly ColumnReader[] = [];

  /** `numbers` null: every number that a record holds; `ranked` are those that orders need. */
  constructor(
    facets: Iterable<string>,
    private readonly filtered: readonly string[] | null,
    ranked: readonly string[],
  ) {
    this.facets = new Map([...facets].map((attribute) => [attribute, new FacetColumn()]));
    this.all = [...this.facets].map(([attribute, column]) => ({ column, attribute }));
    for (const attribute of new Set([...(filtered ?? []), ...ranked])) this.addNumber(attribute);
  }

  facet(attribute: string): FacetColumn | undefined {
    return this.facets.get(attribute);
  }

  number(attribute: string): NumberColumn | undefined {
    return this.numbers.get(attribute);
  }

  /** What fills the columns from a source; those of which it has nothing are left out. */
  readings(readerFor: (attribute: string) => Reader | null): readonly ColumnReader[] {
    return this.all.flatMap(({ column, attribute }) => {
      const read = readerFor(attribute);
      return read === null ? [] : [{ column, read }];
    });
  }

  /** The same for a record, whose numbers may need columns that are not there yet. */
  recordReadings(record: IndexRecord): readonly ColumnReader[] {
    if (this.filtered === null) this.addNumbers(record);
    if (this.ofRecords.length < this.all.length) this.ofRecords = this.readings(readerOf);
    return this.ofRecords;
  }

  /** Removes a deleted record from the counts. */
  remove(slot: number): void {
    for (const column of this.facets.values()) column.remove(slot);
  }

  /** The slots below `size` for which a clause holds. */
  bitsOf(clause: Clause, size: number): Bits {
    const bits = noBits(size);
    for (const each of clause) bits.union(this.bitsOfComparison(each, size));
    return bits;
  }

  private bitsOfComparison(comparison: Comparison, size: number): Bits {
    const { attribute, isNegated } = comparison;
    const found =
      comparison.kind === 'value'
        ? this.facets.get(attribute)?.matching([comparison.value], size)
        : this.numbers.get(attribute)?.within(comparison.low, comparison.high, size);
    const bits = found ?? noBits(size);
    return isNegated ? (allBits(size).difference(bits) as Bits) : bits;
  }

  private addNumbers(value: object, path = ''): void {
    for (const [name, each] of Object.entries(value) as [string, unknown][]) {
      const attribute = path + name;
      const first: unknown = Array.isArray(each) ? each[0] : each;
      if (typeof first === 'number') {
        if (!this.numbers.has(attribute)) this.addNumber(attribute);
      } else if (typeof first === 'object' && first !== null) this.addNumbers(first, `${attribute}.`);
    }
  }

  private addNumber(attribute: string): void {
    const column = new NumberColumn();
    this.numbers.set(attribute, column);
    this.all.push({ column, attribute });
  }
}
