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
  /** All columns with their attributes. */
  private readonly all: { column: FacetColumn | NumberColumn; attribute: string }[];
  private recordColumns: readonly ColumnReader[] = [];

  /** `filtered`: numeric attributes to filter by, null for all of a record; `ranked`: numeric attributes to sort by. */
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

  /** The columns with their readers for one kind of source; columns without a reader are left out. */
  columnReaders(readerFor: (attribute: string) => Reader | null): readonly ColumnReader[] {
    return this.all.flatMap(({ column, attribute }) => {
      const read = readerFor(attribute);
      return read === null ? [] : [{ column, read }];
    });
  }

  /** The columns with their readers for records; adds missing columns for the numbers of this record. */
  recordColumnReaders(record: IndexRecord): readonly ColumnReader[] {
    if (this.filtered === null) this.addNumbers(record);
    if (this.recordColumns.length < this.all.length) this.recordColumns = this.columnReaders(readerOf);
    return this.recordColumns;
  }

  /** Removes a deleted record from the counts. */
  remove(slot: number): void {
    for (const column of this.facets.values()) column.remove(slot);
  }

  /** The bit set of the slots below `size` that fulfil a clause. */
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
