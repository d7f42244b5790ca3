/** A table as text: columns as wide as their longest cell, numbers to the right. */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [head, ...rows].map((row) => row.map(cellText));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const isNumeric = head.map((_, at) => rows.every((row) => typeof row[at] !== 'string'));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) =>
        isNumeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [first = [], ...others] = cells;
  return [
    line(first),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...others.map(line),
  ].join('\n');
}

/** A number with at most one decimal place below 100, and with separators. */
function cellText(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 100 ? 1 : 0 });
}
