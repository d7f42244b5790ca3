import type { KeyboardEvent } from 'react';
import { isOwnKey } from '../../ui/page/own-key.ts';

/** Controls of a row that arrow keys reach; the field has keys for the buttons beside it. */
const CONTROLS = ':is(input, select, button, a[href]):not(:disabled, [tabindex="-1"])';

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
const controlsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);

/** Whether the caret lets the arrow leave the field: at its end, or with the whole text selected. */
function leavesField(target: HTMLElement, isBack: boolean): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  return isBack ? selectionStart === 0 : selectionEnd === value.length;
}

/** The control in the same column of the next row that has one, across the tables of the list. */
function inNextRow(row: Element, cell: string | undefined, isUp: boolean): HTMLElement | undefined {
  const list = row.closest('.clinic-buying');
  const rows = [...(list?.querySelectorAll('tbody > tr') ?? [])];
  const after = isUp
    ? rows.slice(0, rows.indexOf(row)).toReversed()
    : rows.slice(rows.indexOf(row) + 1);
  for (const each of after) {
    const place = each.querySelector(`[data-cell="${cell}"]`);
    const [control] = place ? controlsIn(place) : [];
    if (control) return control;
  }
  return undefined;
}

/** Moves the focus by an arrow key: up and down within a column, left and right among the controls of a row. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.shiftKey || !isOwnKey(event)) return;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest('tbody > tr');
  if (!row) return;
  const next = nextControl(target, row, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextControl(target: HTMLElement, row: Element, key: string): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    return inNextRow(row, cell, key === 'ArrowUp');
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isBack = key === 'ArrowLeft';
  if (!leavesField(target, isBack)) return undefined;
  const controls = controlsIn(row);
  return controls[controls.indexOf(target) + (isBack ? -1 : 1)];
}
