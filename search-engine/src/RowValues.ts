import type { ColumnReader, Columns } from './Columns';
import { listReaderOf, type ColumnKey, type RecordRow, type RowFormat } from './record';
import type { CollectedWords, RecordWords, WordSource } from './RecordWords';
import type { TextSearch } from './TextSearch';

const MAX_CACHED_LISTS = 20_000;

/** The columns and word sources that read one list of values. */
interface ListReader {
  columns: readonly ColumnReader[];
  sources: readonly WordSource[];
}

/** Column keys and words of a list of values. */
interface ListValues {
  keys: readonly ColumnKey[];
  words: CollectedWords;
}

/** Lists of values that many rows share: each is parsed once. */
class CommonLists {
  private readonly valuesByText = new Map<string, ListValues>();

  constructor(
    private readonly reader: ListReader,
    private readonly words: RecordWords,
  ) {}

  /** The values of a JSON list; must not be called while the words of a record are collected. */
  valuesOf(text: string): ListValues {
    const cached = this.valuesByText.get(text);
    if (cached) return cached;
    const list = JSON.parse(text) as unknown[];
    this.words.collect(list, this.reader.sources);
    const values = { keys: this.reader.columns.map(({ column, read }) => column.keyOf(read(list))), words: this.words.take() };
    if (this.valuesByText.size >= MAX_CACHED_LISTS) this.clearCache();
    this.valuesByText.set(text, values);
    return values;
  }

  put(slot: number, { keys, words }: ListValues): void {
    const { columns } = this.reader;
    for (let index = 0; index < columns.length; index += 1) (columns[index] as ColumnReader).column.put(slot, keys[index] as ColumnKey);
    this.words.collectAgain(words);
  }

  clearCache(): void {
    this.valuesByText.clear();
  }
}

/** Adds the values of rows to columns and words. */
export class RowValues {
  private readonly words: RecordWords;
  private readonly own: ListReader;
  private readonly common: readonly CommonLists[];
  private readonly commonOfRow: ListValues[] = [];

  constructor(
    readonly format: RowFormat,
    columns: Columns,
    texts: TextSearch,
  ) {
    const listReader = (attributes: readonly string[]): ListReader => {
      const readerFor = listReaderOf(attributes);
      return { columns: columns.columnReaders(readerFor), sources: texts.sources(readerFor) };
    };
    this.words = texts.words;
    this.own = listReader(format.own);
    this.common = format.common.map((attributes) => new CommonLists(listReader(attributes), texts.words));
  }

  put(slot: number, { own, common }: RecordRow): void {
    for (let index = 0; index < this.common.length; index += 1) {
      this.commonOfRow[index] = (this.common[index] as CommonLists).valuesOf(common[index] as string);
    }
    for (const { column, read } of this.own.columns) column.put(slot, column.keyOf(read(own)));
    this.words.collect(own, this.own.sources);
    for (let index = 0; index < this.common.length; index += 1) {
      (this.common[index] as CommonLists).put(slot, this.commonOfRow[index] as ListValues);
    }
    this.words.addPostings(slot);
  }

  /** Frees the cache of common lists. */
  clearCache(): void {
    for (const lists of this.common) lists.clearCache();
  }
}
