import { readFileSync } from 'node:fs';

/** Prints the comment at the top of a script and ends the script, if its arguments have --help. */
export function answerHelp(script) {
  if (!process.argv.includes('--help')) return;
  const lines = readFileSync(new URL(script), 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  console.log(
    lines
      .slice(0, end)
      .map((line) => line.slice(3))
      .join('\n'),
  );
  process.exit(0);
}
