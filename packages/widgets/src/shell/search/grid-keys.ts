/** A cell of the search panel; row -1 is the search box. */
export interface CellPosition {
  readonly row: number;
  readonly cell: number;
}

export const IN_BOX: CellPosition = { row: -1, cell: 0 };

/**
 * Returns the cell that a key moves to; undefined for keys that belong to the box. Up and down wrap around by way of
 * the box; left, right, Home and End only work inside the panel.
 */
export function panelMove(
  key: string,
  from: CellPosition,
  cells: readonly number[],
): CellPosition | undefined {
  const rows = cells.length;
  if (rows === 0) return undefined;
  // One position more than rows: the box.
  const round = (row: number) => ({ row: ((row + 1 + rows + 1) % (rows + 1)) - 1, cell: 0 });
  if (key === 'ArrowDown') return round(from.row + 1);
  if (key === 'ArrowUp') return round(from.row - 1);
  if (from.row < 0) return undefined;
  if (key === 'Home') return { row: 0, cell: 0 };
  if (key === 'End') return { row: rows - 1, cell: 0 };
  const width = cells[from.row] ?? 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined || width < 2) return undefined;
  return { row: from.row, cell: Math.min(width - 1, Math.max(0, from.cell + step)) };
}
