import type { ColumnReading, Columns } from './Columns';
import { listReaderOf, type ColumnKey, type RecordRow, type RowOrder } from './record';
import type { FoundWords, RecordWords, WordSource } from './RecordWords';
import type { TextSearch } from './TextSearch';

const LISTS_KEPT = 20_000;

/** What is read out of a list of values. */
interface Reading {
  columns: readonly ColumnReading[];
  sources: readonly WordSource[];
}

/** What a list of values puts into columns and words. */
interface ListValues {
  keys: readonly ColumnKey[];
  words: FoundWords;
}

/** Lists of values that many rows have in common: each is read once. */
class CommonLists {
  private readonly known = new Map<string, ListValues>();

  constructor(
    private readonly reading: Reading,
    private readonly words: RecordWords,
  ) {}

  /** What a list in JSON holds; no words of a record may be collected meanwhile. */
  valuesOf(text: string): ListValues {
    const known = this.known.get(text);
    if (known) return known;
    const list = JSON.parse(text) as unknown[];
    this.words.collect(list, this.reading.sources);
    const values = { keys: this.reading.columns.map(({ column, read }) => column.keyOf(read(list))), words: this.words.take() };
    if (this.known.size >= LISTS_KEPT) this.forget();
    this.known.set(text, values);
    return values;
  }

  put(slot: number, { keys, words }: ListValues): void {
    const { columns } = this.reading;
    for (let place = 0; place < columns.length; place += 1) (columns[place] as ColumnReading).column.put(slot, keys[place] as ColumnKey);
    this.words.collectFound(words);
  }

  forget(): void {
    this.known.clear();
  }
}

/** Puts the values of rows into columns and words. */
export class RowValues {
  private readonly words: RecordWords;
  private readonly own: Reading;
  private readonly common: readonly CommonLists[];
  private readonly commonOfRow: ListValues[] = [];

  constructor(
    readonly order: RowOrder,
    columns: Columns,
    texts: TextSearch,
  ) {
    const readingOf = (attributes: readonly string[]): Reading => {
      const readerFor = listReaderOf(attributes);
      return { columns: columns.readings(readerFor), sources: texts.sources(readerFor) };
    };
    this.words = texts.words;
    this.own = readingOf(order.own);
    this.common = order.common.map((attributes) => new CommonLists(readingOf(attributes), texts.words));
  }

  put(slot: number, { own, common }: RecordRow): void {
    for (let place = 0; place < this.common.length; place += 1) {
      this.commonOfRow[place] = (this.common[place] as CommonLists).valuesOf(common[place] as string);
    }
    for (const { column, read } of this.own.columns) column.put(slot, column.keyOf(read(own)));
    this.words.collect(own, this.own.sources);
    for (let place = 0; place < this.common.length; place += 1) {
      (this.common[place] as CommonLists).put(slot, this.commonOfRow[place] as ListValues);
    }
    this.words.place(slot);
  }

  /** Frees what was kept for rows to come. */
  forget(): void {
    for (const lists of this.common) lists.forget();
  }
}
