import { isAlias, isMap, isPair, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';

/** A place in a text; both begin with 1. */
export interface Position {
  line: number;
  column: number;
}

/** Keys and places in lists from the top of a document. */
export type DocumentPath = readonly (string | number)[];

/** A document as its author wrote it, in JSON or YAML. */
export interface DocumentText {
  /** undefined where the text cannot be read. */
  value: unknown;
  /** Why it cannot be read. */
  problems: readonly (Position & { reason: string })[];
  /** Where the value at a path begins, or its key; of a path that is not there, its nearest part that is. */
  positionOf(path: DocumentPath, isOfKey?: boolean): Position;
}

const START: Position = { line: 1, column: 1 };

/** Why a text that begins as JSON is none, and where if the engine says so; null where it is JSON, and for YAML. */
function jsonProblem(text: string): { reason: string; offset: number | null } | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as Error;
    const offset = / at position (\d+)/.exec(message)?.[1];
    const reason = message.replace(/,? (?:in JSON at position|"[\s\S]*is not valid JSON|\.\.\.)[\s\S]*$/, '');
    return { reason: `The document is no JSON here: ${reason}.`, offset: offset === undefined ? null : Number(offset) };
  }
}

/** A key and a text with a colon that both begin on one line. */
const TWO_COLONS = /:\s.*:(?:\s|$)/;

/** Why a text is no YAML, in our words where a writer stumbles over it most, else in those of the library without line and text. */
function reasonOf({ code, message }: { code: string; message: string }, line: string): string {
  if (code === 'TAB_AS_INDENT') return 'A line begins with spaces here, not with a tab';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return TWO_COLONS.test(line)
      ? 'A text with a colon and a space in it needs quotes, as in name: "Sale: all"'
      : 'The next line is indented too far: fields of one object begin in one column';
  }
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
}

function hasAlias(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

/** Reads a document and remembers where everything in it is. YAML holds no more than JSON does: no aliases, tags or repeated keys. */
export function readDocumentText(text: string): DocumentText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: true, merge: false });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const found = document.errors.map((error) => {
    const place = at(error.pos[0]);
    return { ...place, reason: reasonOf(error, text.split('\n')[place.line - 1] ?? '') };
  });
  // What follows on the same line is the same problem in other words.
  const problems = found.filter(({ line }, index) => found.findIndex((each) => each.line === line) === index);
  const noJson = jsonProblem(text);
  const withAlias =
    problems.length === 0 && hasAlias(document) ? [{ ...START, reason: 'YAML aliases are not read: write the value again' }] : [];
  const all = noJson
    ? [{ ...(noJson.offset === null ? (problems[0] ?? START) : at(noJson.offset)), reason: noJson.reason }]
    : [...problems, ...withAlias];

  function positionOf(path: DocumentPath, isOfKey = false): Position {
    let node: unknown = document.contents;
    let offset = 0;
    for (const [index, part] of path.entries()) {
      const isLast = index === path.length - 1;
      if (isMap(node)) {
        const pair = node.items.find((each) => isPair(each) && String((each.key as { value?: unknown }).value) === String(part));
        if (!pair) break;
        const key = pair.key as { range?: readonly number[] | null };
        const value = pair.value as { range?: readonly number[] | null } | null;
        offset = ((isLast && isOfKey) || !value?.range ? key.range?.[0] : value.range[0]) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(part)] as { range?: readonly number[] | null } | undefined;
        if (!item) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return isAlias(node) ? START : at(offset);
  }
  return { value: all.length > 0 ? undefined : (document.toJS() as unknown), problems: all, positionOf };
}
