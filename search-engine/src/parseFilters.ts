import { InvalidQueryError, oneKind, type Clause, type Comparison } from './clause';
import { nextDown, nextUp } from './NumberColumn';

type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function parseNumber(text: string, source: string): number {
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

/** A recursive-descent parser of the `filters` parameter. */
class FilterParser {
  private position = 0;

  constructor(private readonly text: string) {}

  parseAll(): Clause[] {
    const clauses = this.parseAnd();
    this.skipSpace();
    if (this.position < this.text.length) throw this.unexpected();
    return clauses;
  }

  private parseAnd(): Clause[] {
    const clauses = this.parseOr();
    while (this.consumeWord('AND')) clauses.push(...this.parseOr());
    return clauses;
  }

  /** OR has a higher precedence than AND, as in Algolia. */
  private parseOr(): Clause[] {
    const groups = [this.parseAtom()];
    while (this.consumeWord('OR')) groups.push(this.parseAtom());
    if (groups.length === 1) return groups[0] as Clause[];
    if (groups.some((group) => group.length > 1)) throw this.problem('an AND inside of an OR is not allowed');
    return [
      oneKind(
        groups.flatMap((group) => group[0] as Clause),
        'filters',
      ),
    ];
  }

  private parseAtom(): Clause[] {
    if (this.consume('(')) {
      const inner = this.parseAnd();
      if (!this.consume(')')) throw this.problem('a closing parenthesis is missing');
      return inner;
    }
    const isNegated = this.consumeWord('NOT');
    if (isNegated && this.peek() === '(') throw this.problem('NOT before a group is not allowed');
    return [[this.parseComparison(isNegated)]];
  }

  private parseComparison(isNegated: boolean): Comparison {
    const attribute = this.parseName();
    if (this.consume(':')) return this.parseValue(attribute, isNegated);
    const operator = this.consumeOperator();
    if (operator) return comparison(attribute, operator, parseNumber(this.parseBare(), 'filters'), isNegated);
    return { kind: 'value', attribute: '_tags', value: attribute, isNegated };
  }

  private parseValue(attribute: string, isNegated: boolean): Comparison {
    this.skipSpace();
    const quoted = this.parseQuoted();
    if (quoted !== null) return { kind: 'value', attribute, value: quoted, isNegated };
    const value = this.parseBare();
    if (NUMBER.test(value) && this.consumeWord('TO')) {
      return { kind: 'range', attribute, low: Number(value), high: parseNumber(this.parseBare(), 'filters'), isNegated };
    }
    return { kind: 'value', attribute, value, isNegated };
  }

  private parseName(): string {
    this.skipSpace();
    const quoted = this.parseQuoted();
    if (quoted !== null) return quoted;
    const name = /^[^\s:<>=!()"']+/.exec(this.text.slice(this.position))?.[0];
    if (!name || ['AND', 'OR', 'NOT', 'TO'].includes(name)) throw this.unexpected();
    this.position += name.length;
    return name;
  }

  private parseBare(): string {
    this.skipSpace();
    const value = /^[^\s()"]+/.exec(this.text.slice(this.position))?.[0];
    if (!value) throw this.unexpected();
    this.position += value.length;
    return value;
  }

  private parseQuoted(): string | null {
    const quote = this.text[this.position];
    if (quote !== '"' && quote !== "'") return null;
    let value = '';
    for (let next = this.position + 1; next < this.text.length; next += 1) {
      const character = this.text[next] as string;
      if (character === quote) {
        this.position = next + 1;
        return value;
      }
      if (character === '\\' && next + 1 < this.text.length) next += 1;
      value += this.text[next] as string;
    }
    throw this.problem('a closing quote is missing');
  }

  private consumeOperator(): Operator | null {
    this.skipSpace();
    const operator = /^(?:<=|>=|!=|<|>|=)/.exec(this.text.slice(this.position))?.[0];
    if (operator) this.position += operator.length;
    return (operator as Operator | undefined) ?? null;
  }

  private consumeWord(word: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(word, this.position) || !/^[\s("']/.test(this.text.slice(this.position + word.length))) return false;
    this.position += word.length;
    return true;
  }

  private consume(character: string): boolean {
    if (this.peek() !== character) return false;
    this.position += 1;
    return true;
  }

  private peek(): string | undefined {
    this.skipSpace();
    return this.text[this.position];
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.position] ?? '')) this.position += 1;
  }

  private problem(reason: string): InvalidQueryError {
    return new InvalidQueryError(`filters: ${reason} (at column ${this.position} of "${this.text}")`);
  }

  private unexpected(): InvalidQueryError {
    const rest = this.text.slice(this.position, this.position + 20);
    return this.problem(rest === '' ? 'unexpected end' : `unexpected "${rest}"`);
  }
}

/** The `filters` parameter as clauses; throws InvalidQueryError for what Algolia rejects, too. */
export const parseFilters = (text: string): Clause[] => (text.trim() === '' ? [] : new FilterParser(text).parseAll());

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
    const [lowest, highest] = [parseNumber(low, 'numericFilters'), parseNumber(high, 'numericFilters')];
    return { kind: 'range', attribute, low: lowest, high: highest, isNegated: false };
  }
  const match = /^\s*([^\s:<>=!]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(text);
  if (!match) throw new InvalidQueryError(`numericFilters: expected "attribute operator number" instead of "${text}"`);
  const [, attribute, operator, value] = match as unknown as [string, string, Operator, string];
  return comparison(attribute, operator, parseNumber(value, 'numericFilters'), false);
}

/** The clauses of a text, of a list (joined by AND), or of a list of lists (inner lists joined by OR). */
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
