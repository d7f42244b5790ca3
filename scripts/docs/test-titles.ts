import ts from 'typescript';

const TEST = new Set(['it', 'test', 'describe']);

/** `it`, `it.each(cases)`, `describe.each<Case>(cases)`: the name that the call begins with. */
function firstName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return firstName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? firstName(callee.tag) : undefined;
}

/** The words of a title; template expressions appear as source text. */
function wordsOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.templateSpans.reduce(
      (words, { expression, literal }) => `${words}\${${expression.getText()}}${literal.text}`,
      title.head.text,
    );
  return ts.isBinaryExpression(title) ? wordsOf(title.left) + wordsOf(title.right) : '';
}

interface Title {
  readonly title: string;
  /** Offset of the title in the file. */
  readonly start: number;
}

/** The titles of the tests and groups in a parsed test file. */
export function titlesOf(file: ts.SourceFile): Title[] {
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      title !== undefined &&
      ts.isCallExpression(node) &&
      TEST.has(firstName(node.expression) ?? '')
    )
      titles.push({ title: wordsOf(title), start: title.getStart(file) });
    node.forEachChild(visit);
  };
  visit(file);
  return titles.filter(({ title }) => title !== '');
}

/** The titles of the tests and groups in the text of a test file. */
export function testTitles(source: string): string[] {
  const { Latest } = ts.ScriptTarget;
  const file = ts.createSourceFile('a.test.tsx', source, Latest, true, ts.ScriptKind.TSX);
  return titlesOf(file).map(({ title }) => title);
}
