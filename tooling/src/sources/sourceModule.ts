import { codeUse, textConstants, type CodeUse } from './codeUse';
import { childrenOf, nodeIn, nodesIn, parseModule, textOf, walk, type SyntaxNode } from './syntaxTree';

/** A name that another module exports; '*' is the whole module. */
export interface Reference {
  from: string;
  name: string;
}

/** One source file: what it declares, imports and exports. */
export interface SourceModule {
  /** Use of each top-level declaration by its name; '' is code that runs as the module loads. */
  declarations: ReadonlyMap<string, CodeUse>;
  /** By the local name. */
  imports: ReadonlyMap<string, Reference>;
  /** Modules that are loaded with this one, as far as they are not types alone. */
  loaded: readonly string[];
  /** By the exported name: a declaration of this file, or a reference. */
  exports: ReadonlyMap<string, string | Reference>;
  /** `export * from`. */
  exportedModules: readonly string[];
  /** Exported names that exist at run time. */
  values: ReadonlySet<string>;
}

const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);

/** Names that a declaration introduces; a destructured one introduces several. */
function declaredNames(declaration: SyntaxNode): string[] {
  if (declaration.type !== 'VariableDeclaration') return [textOf(nodeIn(declaration, 'identifier') ?? nodeIn(declaration, 'id'))];
  return nodesIn(declaration, 'declarations').flatMap((each) => {
    const id = nodeIn(each, 'id');
    if (id?.type === 'Identifier') return [textOf(id)];
    return id ? [...walk(id)].filter(({ type }) => type === 'Identifier').map(textOf) : [];
  });
}

/** What each variable of a statement uses by itself. */
const partsOf = (declaration: SyntaxNode) =>
  declaration.type === 'VariableDeclaration' ? nodesIn(declaration, 'declarations') : [declaration];

/** Reads one source file, whose name says whether it holds JSX; nothing in it runs. */
export function readSourceModule(source: string, file: string): SourceModule {
  const items = parseModule(source, { hasJsx: file.endsWith('x') });
  const constants = textConstants(items);
  const declarations = new Map<string, CodeUse>();
  const imports = new Map<string, Reference>();
  const loaded: string[] = [];
  const exports = new Map<string, string | Reference>();
  const exportedModules: string[] = [];
  const values = new Set<string>();
  const atLoad: SyntaxNode[] = [];

  const declare = (declaration: SyntaxNode, isExported: boolean) => {
    for (const part of partsOf(declaration)) {
      const names =
        part.type === 'VariableDeclarator' ? declaredNames({ type: 'VariableDeclaration', declarations: [part] }) : declaredNames(part);
      const use = codeUse(part, constants);
      for (const name of names) {
        declarations.set(name, use);
        if (!isExported) continue;
        exports.set(name, name);
        if (!TYPES.has(declaration.type)) values.add(name);
      }
    }
  };

  for (const item of items) {
    const from = textOf(nodeIn(item, 'source'));
    if (item.type === 'ImportDeclaration') {
      if (item.typeOnly !== true) loaded.push(from);
      for (const specifier of nodesIn(item, 'specifiers')) {
        const local = textOf(nodeIn(specifier, 'local'));
        const name =
          specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : specifier.type === 'ImportNamespaceSpecifier'
              ? '*'
              : textOf(nodeIn(specifier, 'imported')) || local;
        imports.set(local, { from, name });
      }
    } else if (item.type === 'ExportNamedDeclaration') {
      if (from && item.typeOnly !== true) loaded.push(from);
      for (const specifier of nodesIn(item, 'specifiers')) {
        const name = textOf(nodeIn(specifier, 'orig') ?? nodeIn(specifier, 'name'));
        const exported = textOf(nodeIn(specifier, 'exported')) || name;
        exports.set(exported, from ? { from, name: specifier.type === 'ExportNamespaceSpecifier' ? '*' : name } : name);
        if (item.typeOnly !== true && specifier.isTypeOnly !== true) values.add(exported);
      }
    } else if (item.type === 'ExportAllDeclaration') {
      exportedModules.push(from);
      loaded.push(from);
    } else if (item.type === 'ExportDeclaration') {
      const declaration = nodeIn(item, 'declaration');
      if (declaration) declare(declaration, true);
    } else if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') {
      declarations.set('default', codeUse({ type: 'default', children: childrenOf(item) }, constants));
      exports.set('default', 'default');
      values.add('default');
    } else if (['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration', 'TsEnumDeclaration', ...TYPES].includes(item.type)) {
      declare(item, false);
    } else {
      atLoad.push(item);
    }
  }
  declarations.set('', codeUse({ type: 'atLoad', children: atLoad }, constants));
  return { declarations, imports, loaded, exports, exportedModules, values };
}
