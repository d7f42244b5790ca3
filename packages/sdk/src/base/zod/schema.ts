/** Why a value does not fit: the parts of zod's issues that the shop reads. */
export interface Issue {
  readonly code: string;
  readonly message?: string;
  readonly expected?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Where it is, outermost key first. The parts of an object or a list put their keys in front. */
  path?: PropertyKey[];
  /** Whether the checks behind still run; those of a length always do. */
  readonly continue?: boolean;
}

/** Collects the issues of a value; transforms add theirs. */
export interface Context {
  readonly issues: Issue[];
}

/** Returns what is made of a value; a value that does not fit leaves issues. */
type Read = (value: unknown, context: Context) => unknown;

/** The fate of an absent field: 'optional' stays absent, 'defaulted' gets a value; without it the field must exist. */
type Absence = 'optional' | 'defaulted' | undefined;

/** A check of a value that its schema has read. */
export interface Check {
  /** Whether it also looks at the length of a value of another type. */
  readonly ofLength?: boolean;
  refuse(value: never): Issue | undefined;
}

class SchemaError extends Error {
  override readonly name = '$ZodError';
  readonly issues: readonly Issue[];
  constructor(found: readonly Issue[]) {
    // An error may be logged: it says where, and never quotes the value.
    const issues = found.map(({ code, expected, minimum, maximum, path = [], message }) => ({
      code,
      expected,
      minimum,
      maximum,
      path,
      message: message ?? 'Invalid input',
    }));
    super(JSON.stringify(issues));
    this.issues = issues;
  }
}

/** A schema. Its members are those of zod's that the shop uses. */
export class Schema {
  readonly read: Read;
  readonly optin: Absence;
  /** Whether the result of an object may lack the field. */
  readonly optout: Absence;
  /** The fields of an object. */
  readonly shape: Readonly<Record<string, Schema>>;

  constructor(read: Read, optin?: Absence, optout?: Absence, shape = {}) {
    this.read = read;
    this.optin = optin;
    this.optout = optout;
    this.shape = shape;
  }

  /** For code that runs a schema inside a transform. */
  get _zod() {
    return {
      run: ({ value, issues }: Context & { readonly value: unknown }) => ({
        value: this.read(value, { issues }),
        issues,
      }),
    };
  }

  /** Adds checks. Each of them runs, also behind another that refused, unless the type is wrong. */
  check(...checks: readonly Check[]): Schema {
    return new Schema(
      (value, context) => {
        const { issues } = context;
        const start = issues.length;
        const out = this.read(value, context);
        for (const { ofLength, refuse } of checks) {
          const runs = ofLength
            ? lengthOf(out) !== undefined
            : issues.every((issue, place) => place < start || issue.continue);
          const issue = runs && refuse(out as never);
          if (issue) issues.push({ ...issue, continue: true });
        }
        return out;
      },
      this.optin,
      this.optout,
      this.shape,
    );
  }

  safeParse(value: unknown) {
    const issues: Issue[] = [];
    const data = this.read(value, { issues });
    return issues.length > 0
      ? { success: false, error: new SchemaError(issues) }
      : { success: true, data };
  }

  /** @throws SchemaError */
  parse(value: unknown): unknown {
    const { error, data } = this.safeParse(value);
    if (error) throw error;
    return data;
  }
}

const lengthOf = (value: unknown) => (value as { length?: unknown } | null | undefined)?.length;

/** Puts a key in front of the paths of the issues from `start` on. */
export function prefix(issues: readonly Issue[], start: number, key: PropertyKey): void {
  for (let place = start; place < issues.length; place++) {
    const issue = issues[place];
    if (issue) issue.path = [key, ...(issue.path ?? [])];
  }
}
