/**
 * On a phone the table is laid out as cards, and Safari then takes it for no table; so each part says what it is.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
