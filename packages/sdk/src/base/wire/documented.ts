/**
 * Records, for one call of the contract, which fields the two documents name and which screens make it. The record lies beside the row, in
 * `<domain>/documented.ts`, so that a bundle for browsers carries none of it. The sandbox cuts its answers by it
 * (`--documented`), and docs/contract.md prints it. Spec: 1§3, 1§7, 2§3, 2§7
 */
export interface DocumentedRow {
  /**
   * Fields of the answer that the documents name, as a selection: `products{link name} totalPage`. Lists have no
   * sign.
   */
  readonly answer?: string;
  /**
   * Fields whose content the documents describe but whose name or place is assumed, in the same notation. A real
   * server has them in some form.
   */
  readonly placed?: string;
  /** Fields of the answer that the documents do not name, by dotted path, and what the shop does without each. */
  readonly assumed?: Readonly<Record<string, string>>;
  /** Codes that the documents name, by dotted path, where the contract reads more. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
  /** Optional fields of the request that the documents do not name, by dotted path, and what is lost when the server ignores each. */
  readonly sent?: Readonly<Record<string, string>>;
  /** The shop's behaviour without the whole call; only for a call that the documents do not describe at all. */
  readonly withoutCall?: string;
}

/** The record of a call together with its screens. */
export interface CallRecord extends DocumentedRow {
  /** The screens that suffer when the call fails, by route. A row that no screen calls has none. Spec: 1§2, 2§2 */
  readonly screens: readonly string[];
}

/** The records of a domain, by the name of the row. */
export type DocumentedRows = Readonly<Record<string, CallRecord>>;

/**
 * Expands a selection to the dotted paths of all its fields: `a{b c} d` gives `a`, `a.b`, `a.c`, `d`.
 * @throws {SyntaxError} when braces do not match or nothing precedes one.
 */
export function selectedPaths(selection: string): string[] {
  const paths: string[] = [];
  const open: string[] = [];
  let last: string | undefined;
  for (const [token] of selection.matchAll(/[{}]|[^\s{}]+/g)) {
    if (token === '{') {
      if (last === undefined) throw new SyntaxError(`A brace follows no field: ${selection}`);
      open.push(last);
      last = undefined;
    } else if (token === '}') {
      if (open.pop() === undefined) throw new SyntaxError(`A brace is closed twice: ${selection}`);
      last = undefined;
    } else {
      last = open.length === 0 ? token : `${open.at(-1)}.${token}`;
      paths.push(last);
    }
  }
  if (open.length > 0) throw new SyntaxError(`A brace stays open: ${selection}`);
  return paths;
}

/** Puts every path of a record under a field: `under('products', { hasStock: '…' })`. */
export const under = (
  field: string,
  notes: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(notes).map(([path, note]) => [`${field}.${path}`, note]));
