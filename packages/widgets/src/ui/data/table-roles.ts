/** CSS lays some tables out as grids or cards, and Safari then drops their semantics; explicit roles keep them. */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader', scope: 'row' },
} as const;
