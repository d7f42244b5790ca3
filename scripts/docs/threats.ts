import { faultOfTest, type ReadFile } from './test-reference.ts';

/** The cells of the rows of the table below a heading of level 2 or 3, without the table's head. */
export function tableUnder(heading: string, text: string): string[][] {
  const [, section = ''] = text.split(new RegExp(`^##+ ${heading}\n`, 'm'));
  const [table = ''] = /^\|.*(?:\n\|.*)*/m.exec(section.split(/^##/m)[0] ?? '') ?? [];
  const cells = (line: string) => line.split('|').slice(1, -1);
  return table
    .split('\n')
    .slice(2)
    .map((line) => cells(line).map((cell) => cell.trim()));
}

const REFERENCE = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The faults of the table of threats: each row says what the threat is and what keeps it, and names tests that exist. */
export function threatFaults(text: string, readFile: ReadFile): string[] {
  const rows = tableUnder('Threats', text);
  return [
    ...(rows.length === 0 ? ['there is no table of threats'] : []),
    ...rows.flatMap(([threat = '', keeper = '', proof = '', ...more]) => {
      const tests = [...proof.matchAll(REFERENCE)];
      const faults = tests.map(([, words = '', path = '']) => faultOfTest(path, words, readFile));
      return [
        ...(threat === '' || keeper === '' || more.length > 0 ? ['needs three cells'] : []),
        ...(tests.length === 0 ? ['names no test'] : []),
        ...faults.filter((fault) => fault !== undefined),
      ].map((fault) => `"${threat}": ${fault}`);
    }),
  ];
}
