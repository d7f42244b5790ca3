/** Where the keys are in the panel of the search box: row -1 is the box itself. */
export interface PanelPlace {
  readonly row: number;
  readonly cell: number;
}

export const IN_BOX: PanelPlace = { row: -1, cell: 0 };

/**
 * Where a key leads among rows of so many cells; undefined where the key is the box's own. Up and down go
 * round by way of the box; sideways and to the ends only from within the panel.
 */
export function panelMove(
  key: string,
  from: PanelPlace,
  cells: readonly number[],
): PanelPlace | undefined {
  const rows = cells.length;
  if (rows === 0) return undefined;
  // One place more than there are rows: the box.
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
