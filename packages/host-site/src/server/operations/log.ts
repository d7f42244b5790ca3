/** The log of the process: lines for people, or one JSON object a line with `LOG=json`. */
// The console of the process, by its module: the linter keeps `console.log` out of the rest.
import terminal from 'node:console';
import { format, inspect } from 'node:util';
import { redact, stackOf } from './redact.ts';
import { currentScope } from './request-scope.ts';
import { currentSpan } from './tracing/active-span.ts';

export type LogForm = 'text' | 'json';
type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const asJson = (level: Level, message: string, fields: Fields) =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });

let writeLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes one line. The caller passes nothing of a person; texts of errors go through the console. */
export function writeJson(level: Level, message: string, fields: Fields = {}): void {
  writeLine(asJson(level, message, fields));
}

/** Returns the arguments of a call of `console` as a message and stacks, without what may name a person. */
function cleaned(values: readonly unknown[]): { readonly message: string; readonly stack: string } {
  const request = currentScope()?.request;
  const errors = values.filter((value) => value instanceof Error);
  const others = values
    .filter((value) => !(value instanceof Error))
    .map((value) => (typeof value === 'object' ? inspect(value, { depth: 2 }) : value));
  const said = format(...others) || errors[0]?.message || '';
  return {
    message: redact(said, request),
    stack: redact(errors.map((error) => stackOf(error)).join('\n'), request),
  };
}

/**
 * Takes over the console, where Astro and the libraries write too: their texts lose what may name a person, and with
 * `json` become lines of the log: on standard output, unless the runtime has another place.
 */
export function installLog(form: LogForm, write = writeLine): void {
  writeLine = write;
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    const say = terminal[name].bind(terminal);
    terminal[name] = (...values: unknown[]) => {
      const { message, stack } = cleaned(values);
      if (form === 'text') say([message, stack].filter(Boolean).join('\n'));
      else
        writeJson(level, message, {
          id: currentScope()?.id,
          traceId: currentSpan()?.traceId,
          ...(stack && { stack }),
        });
    };
  }
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
}
