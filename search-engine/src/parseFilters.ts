import { InvalidQueryError, oneKind, type Clause, type Comparison } from './clause';
import { nextDown, nextUp } from './NumberColumn';

type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function numberOf(text: string, source: string): number {
  if (!NUMBER.test(text)) throw new InvalidQueryError(`${source}: expected a number instead of "${text}"`);
  return Number(text);
}

function comparison(attribute: string, operator: Operator, value: number, isNegated: boolean): Comparison {
  const range = (low: number, high: number, negate = isNegated): Comparison => ({ kind: 'range', attribute, low, high, isNegated: negate });
  switch (operator) {
    case '<':
      return range(Number.NEGATIVE_INFINITY, nextDown(value));
    case '<=':
      return range(Number.NEGATIVE_INFINITY, value);
    case '=':
      return range(value, value);
    case '!=':
      return range(value, value, !isNegated);
    case '>=':
      return range(value, Number.POSITIVE_INFINITY);
    case '>':
      return range(nextUp(value), Number.POSITIVE_INFINITY);
  }
}

/** Reads one `filters` text from left to right. */
class FilterReader {
  private at = 0;

  constructor(private readonly text: string) {}

  readAll(): Clause[] {
    const clauses = this.readAnd();
    this.skipSpace();
    if (this.at < this.text.length) throw this.unexpected();
    return clauses;
  }

  private readAnd(): Clause[] {
    const clauses = this.readOr();
    while (this.takeWord('AND')) clauses.push(...this.readOr());
    return clauses;
  }

  /** OR binds more strongly than AND, as with Algolia. */
  private readOr(): Clause[] {
    const groups = [this.readAtom()];
    while (this.takeWord('OR')) groups.push(this.readAtom());
    if (groups.length === 1) return groups[0] as Clause[];
    if (groups.some((group) => group.length > 1)) throw this.problem('an AND inside of an OR is not allowed');
    return [
      oneKind(
        groups.flatMap((group) => group[0] as Clause),
        'filters',
      ),
    ];
  }

  private readAtom(): Clause[] {
    if (this.take('(')) {
      const inner = this.readAnd();
      if (!this.take(')')) throw this.problem('a closing parenthesis is missing');
      return inner;
    }
    const isNegated = this.takeWord('NOT');
    if (isNegated && this.peek() === '(') throw this.problem('NOT before a group is not allowed');
    return [[this.readComparison(isNegated)]];
  }

  private readComparison(isNegated: boolean): Comparison {
    const attribute = this.readName();
    if (this.take(':')) return this.readValue(attribute, isNegated);
    const operator = this.takeOperator();
    if (operator) return comparison(attribute, operator, numberOf(this.readBare(), 'filters'), isNegated);
    return { kind: 'value', attribute: '_tags', value: attribute, isNegated };
  }

  private readValue(attribute: string, isNegated: boolean): Comparison {
    this.skipSpace();
    const quoted = this.readQuoted();
    if (quoted !== null) return { kind: 'value', attribute, value: quoted, isNegated };
    const value = this.readBare();
    if (NUMBER.test(value) && this.takeWord('TO')) {
      return { kind: 'range', attribute, low: Number(value), high: numberOf(this.readBare(), 'filters'), isNegated };
    }
    return { kind: 'value', attribute, value, isNegated };
  }

  private readName(): string {
    this.skipSpace();
    const quoted = this.readQuoted();
    if (quoted !== null) return quoted;
    const name = /^[^\s:<>=!()"']+/.exec(this.text.slice(this.at))?.[0];
    if (!name || ['AND', 'OR', 'NOT', 'TO'].includes(name)) throw this.unexpected();
    this.at += name.length;
    return name;
  }

  private readBare(): string {
    this.skipSpace();
    const value = /^[^\s()"]+/.exec(this.text.slice(this.at))?.[0];
    if (!value) throw this.unexpected();
    this.at += value.length;
    return value;
  }

  private readQuoted(): string | null {
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") return null;
    let value = '';
    for (let next = this.at + 1; next < this.text.length; next += 1) {
      const letter = this.text[next] as string;
      if (letter === quote) {
        this.at = next + 1;
        return value;
      }
      if (letter === '\\' && next + 1 < this.text.length) next += 1;
      value += this.text[next] as string;
    }
    throw this.problem('a closing quote is missing');
  }

  private takeOperator(): Operator | null {
    this.skipSpace();
    const operator = /^(?:<=|>=|!=|<|>|=)/.exec(this.text.slice(this.at))?.[0];
    if (operator) this.at += operator.length;
    return (operator as Operator | undefined) ?? null;
  }

  private takeWord(word: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(word, this.at) || !/^[\s("']/.test(this.text.slice(this.at + word.length))) return false;
    this.at += word.length;
    return true;
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }

  private peek(): string | undefined {
    this.skipSpace();
    return this.text[this.at];
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private problem(reason: string): InvalidQueryError {
    return new InvalidQueryError(`filters: ${reason} (at column ${this.at} of "${this.text}")`);
  }

  private unexpected(): InvalidQueryError {
    return this.problem(this.at < this.text.length ? `unexpected "${this.text.slice(this.at, this.at + 20)}"` : 'unexpected end');
  }
}

/** The `filters` parameter as clauses; throws InvalidQueryError for what Algolia refuses too. */
export const parseFilters = (text: string): Clause[] => (text.trim() === '' ? [] : new FilterReader(text).readAll());

function facetComparison(text: string): Comparison {
  const colon = text.indexOf(':');
  if (colon < 1) throw new InvalidQueryError(`facetFilters: expected "attribute:value" instead of "${text}"`);
  const value = text.slice(colon + 1);
  return {
    kind: 'value',
    attribute: text.slice(0, colon),
    value: value.replace(/^(?:-|\\(?=-))/, ''),
    isNegated: value.startsWith('-'),
  };
}

function numericComparison(text: string): Comparison {
  const range = /^\s*([^\s:<>=!]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/.exec(text);
  if (range) {
    const [, attribute, low, high] = range as unknown as [string, string, string, string];
    return { kind: 'range', attribute, low: numberOf(low, 'numericFilters'), high: numberOf(high, 'numericFilters'), isNegated: false };
  }
  const found = /^\s*([^\s:<>=!]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(text);
  if (!found) throw new InvalidQueryError(`numericFilters: expected "attribute operator number" instead of "${text}"`);
  const [, attribute, operator, value] = found as unknown as [string, string, Operator, string];
  return comparison(attribute, operator, numberOf(value, 'numericFilters'), false);
}

/** A text, a list (all hold), or a list of lists (one of each holds). */
function nested(value: unknown, source: string, read: (text: string) => Comparison): Clause[] {
  if (value === undefined || value === null || value === '') return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => {
    const texts: unknown[] = Array.isArray(each) ? each : [each];
    if (texts.length === 0) return [];
    return [
      texts.map((text) => {
        if (typeof text !== 'string') throw new InvalidQueryError(`${source}: expected texts, in lists of at most two levels`);
        return read(text);
      }),
    ];
  });
}

export const parseFacetFilters = (value: unknown): Clause[] => nested(value, 'facetFilters', facetComparison);
export const parseNumericFilters = (value: unknown): Clause[] => nested(value, 'numericFilters', numericComparison);
