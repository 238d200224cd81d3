import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Comments of the fields of a schema in code, as its authors read them: that of each field, and those of the fields in it. */
export interface FieldComments {
  [field: string]: { text: string | null; fields: FieldComments };
}

const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, known);
  return known;
}

const initializerIn = (source: ts.SourceFile, name: string): ts.Expression | undefined =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((each) => ts.isIdentifier(each.name) && each.name.text === name)?.initializer;

/** The file from which a file imports a name of its own package; undefined for one from elsewhere. */
function importedFrom(source: ts.SourceFile, name: string): string | undefined {
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const named = statement.importClause?.namedBindings;
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!named || !ts.isNamedImports(named) || !specifier.startsWith('.')) continue;
    if (named.elements.some((each) => each.name.text === name)) return `${path.resolve(path.dirname(source.fileName), specifier)}.ts`;
  }
  return undefined;
}

/** The sentence of the comment above a field. */
function textOf(field: ts.Node): string | null {
  const comment = ts.getJSDocCommentsAndTags(field).find(ts.isJSDoc)?.comment;
  return typeof comment === 'string' ? comment.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim() : null;
}

/** The fields that an expression declares: of the object in it, or of the schema that it names. */
function fieldsOf(expression: ts.Node | undefined, source: ts.SourceFile, seen: readonly string[]): FieldComments {
  if (!expression) return {};
  if (ts.isObjectLiteralExpression(expression)) return commentsIn(expression, source, seen);
  if (ts.isIdentifier(expression)) return fieldsOfName(expression.text, source, seen);
  if (!ts.isCallExpression(expression) && !ts.isPropertyAccessExpression(expression)) return {};
  // The schema of 'entity({ … }).nullable().default(null)' is at the beginning of the chain, that of 'listOf(schema)' an argument.
  const inner = fieldsOf(expression.expression, source, seen);
  if (Object.keys(inner).length > 0) return inner;
  const given = ts.isCallExpression(expression) ? expression.arguments : [];
  return given.map((each) => fieldsOf(each, source, seen)).find((each) => Object.keys(each).length > 0) ?? {};
}

function fieldsOfName(name: string, source: ts.SourceFile, seen: readonly string[]): FieldComments {
  const own = initializerIn(source, name);
  const place = `${source.fileName} ${name}`;
  if (seen.includes(place)) return {};
  if (own) return ts.isArrowFunction(own) ? {} : fieldsOf(own, source, [...seen, place]);
  const file = importedFrom(source, name);
  return file && existsSync(file) ? fieldsOfName(name, sourceOf(file), [...seen, place]) : {};
}

function commentsIn(object: ts.ObjectLiteralExpression, source: ts.SourceFile, seen: readonly string[]): FieldComments {
  const entries = object.properties.map((property): FieldComments => {
    if (ts.isSpreadAssignment(property)) return fieldsOf(property.expression, source, seen);
    if (ts.isShorthandPropertyAssignment(property)) {
      return { [property.name.text]: { text: textOf(property), fields: fieldsOfName(property.name.text, source, seen) } };
    }
    if (!ts.isPropertyAssignment(property)) return {};
    const name = property.name.getText(source).replaceAll(/^['"]|['"]$/g, '');
    return { [name]: { text: textOf(property), fields: fieldsOf(property.initializer, source, seen) } };
  });
  return Object.assign({}, ...entries) as FieldComments;
}

/** The comments of the fields of a schema that a file of the sources declares under a name. */
export const fieldComments = (file: string, name: string): FieldComments => fieldsOfName(name, sourceOf(file), []);
