import ts from 'typescript';

/** A sentence for the person who runs `npm run new`; nothing has been written. */
export class Refusal extends Error {}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

/** Collects insertions into one source file. Positions come from the TypeScript parser. */
export class SourceEdit {
  readonly path: string;
  readonly tree: ts.SourceFile;
  readonly #text: string;
  readonly #insertions: { readonly at: number; readonly text: string }[] = [];

  /** `path` is relative to the repository, for refusals. */
  constructor(path: string, text: string) {
    this.path = path;
    this.#text = text;
    this.tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  }

  /** Returns the text with all insertions. */
  result(): string {
    return this.#insertions
      .toSorted((a, b) => b.at - a.at)
      .reduce(
        (text, { at, text: added }) => text.slice(0, at) + added + text.slice(at),
        this.#text,
      );
  }

  /** Adds statements to the end of the file. */
  append(text: string): void {
    this.#insertions.push({ at: this.#text.length, text: `\n${text}\n` });
  }

  /** Adds an element or a property after `last`, or else at the end of the literal. */
  addTo(literal: Literal, text: string, last = itemsOf(literal).at(-1)): void {
    if (last) this.#insertions.push({ at: last.end, text: `,\n${text}` });
    else this.#insertions.push({ at: literal.getStart() + 1, text });
  }

  addMember(type: ts.InterfaceDeclaration, text: string): void {
    this.#insertions.push({ at: type.members.end, text: `\n${text}` });
  }

  /** Imports a name from a module, in the module's own import where there is one. */
  addImport(module: string, name: string): void {
    const imports = this.tree.statements.filter(ts.isImportDeclaration);
    const named = imports
      .filter((each) => specifierOf(each) === module)
      .flatMap((each) => {
        const bindings = each.importClause?.namedBindings;
        return bindings && ts.isNamedImports(bindings) && !each.importClause?.isTypeOnly
          ? [bindings]
          : [];
      });
    if (named.some(({ elements }) => elements.some((each) => each.name.text === name))) return;
    const last = named[0]?.elements.at(-1);
    if (last) this.#insertions.push({ at: last.end, text: `, ${name}` });
    else {
      const at = imports.at(-1)?.end ?? 0;
      this.#insertions.push({ at, text: `\nimport { ${name} } from '${module}';` });
    }
  }

  /** The name that the file gives everything of a module: `import * as contract`. */
  namespaceOf(module: string): string | undefined {
    return this.tree.statements
      .filter(ts.isImportDeclaration)
      .filter((each) => specifierOf(each) === module)
      .flatMap((each) => {
        const bindings = each.importClause?.namedBindings;
        return bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [];
      })[0];
  }

  /** The object or array that a variable of the file holds. @throws Refusal without one. */
  literal(name: string): Literal {
    const found = this.literals().find(([each]) => each === name);
    if (!found) throw new Refusal(`${this.path} has no table "${name}".`);
    return found[1];
  }

  /** Every variable of the file that holds an object or an array. */
  literals(): readonly (readonly [name: string, literal: Literal])[] {
    return this.tree.statements
      .filter(ts.isVariableStatement)
      .flatMap((each) => [...each.declarationList.declarations])
      .flatMap(({ name, initializer }) => {
        const value = initializer && bare(initializer);
        return value && (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))
          ? [[name.getText(), value] as const]
          : [];
      });
  }

  /** Whether a name is taken at the top of the file. */
  declares(name: string): boolean {
    return this.tree.statements.some((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.some((each) => each.name.getText() === name)
        : (ts.isFunctionDeclaration(statement) || ts.isImportDeclaration(statement)) &&
          boundNames(statement).includes(name),
    );
  }
}

function boundNames(statement: ts.FunctionDeclaration | ts.ImportDeclaration): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  const bindings = statement.importClause?.namedBindings;
  if (!bindings) return [];
  return ts.isNamespaceImport(bindings)
    ? [bindings.name.text]
    : bindings.elements.map((each) => each.name.text);
}

/** The expression without `as const`, `satisfies` and brackets. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

const itemsOf = (literal: Literal): ts.NodeArray<ts.Node> =>
  ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;

/** The module that an import names. */
export const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration): string =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

/** The properties of an object by their names. */
export function propertiesOf(literal: Literal): ReadonlyMap<string, ts.Node> {
  if (!ts.isObjectLiteralExpression(literal)) return new Map();
  return new Map(
    literal.properties.flatMap((each) =>
      each.name
        ? [[ts.isStringLiteral(each.name) ? each.name.text : each.name.getText(), each] as const]
        : [],
    ),
  );
}
