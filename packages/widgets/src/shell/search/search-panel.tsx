// biome-ignore-all lint/a11y/useSemanticElements: a grid of commands, laid out as lists; a table's cells would bring a table's layout.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active cell.
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../engine/index.ts';
import { type CellPosition, IN_BOX, panelMove } from './grid-keys.ts';
import type { Cell } from './panel-cells.tsx';
import { type Group, type GroupsInput, useGroups } from './panel-groups.tsx';
import { searchPanelWords } from './search-panel-words.ts';

export { default as styles } from './search-panel.css?inline';

/** State of the panel that the box shows. */
export interface PanelState {
  readonly count: number;
  /** The active cell. */
  readonly activeId: string | undefined;
}

/** Methods of the panel for the box. */
export interface PanelControl {
  /** Returns whether the panel handled the key. */
  onKeyDown(event: KeyboardEvent): boolean;
}

export interface SearchPanelProps extends GroupsInput {
  id: string;
  control: RefObject<PanelControl | null>;
  /** The reason why the search cannot run, to be announced. */
  refusal: string;
  onState(state: PanelState): void;
}

interface ActiveCell extends CellPosition {
  /** The text that the rows belong to. */
  readonly of: string;
  readonly key: string | undefined;
}

/**
 * The panel under the search box: suggestions for the text, or past searches and hot words. The focus stays in the box.
 * A grid, because a past search has a delete button beside it. Spec: 2§2.15
 */
function SearchPanel(props: SearchPanelProps) {
  const { id, isOpen, control, typed, onState, refusal } = props;
  const text = useWords(searchPanelWords);
  const groups = useGroups(props);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<ActiveCell>();
  const rows = groups.flatMap((group) => group.rows);
  const cells = rows.map((row) => row.cells.length);
  // Another text has other rows.
  const chosen = isOpen && at?.of === typed ? at : { ...IN_BOX, key: undefined };
  // New suggestions come while the text stays. Of other rows, the one after a deleted one becomes active.
  const isSuggested = typed.trim() !== '' && chosen.row >= 0;
  const row = isSuggested
    ? rows.findIndex(({ key }) => key === chosen.key)
    : Math.min(chosen.row, rows.length - 1);
  const cell = Math.min(chosen.cell, (cells[row] ?? 1) - 1);
  const active = rows[row]?.cells[cell];
  const idOf = (rowAt: number, cellAt: number) => `${id}-${rowAt}-${cellAt}`;
  const count = isOpen ? rows.length : 0;
  const activeId = active && isOpen ? idOf(row, cell) : undefined;

  useEffect(() => onState({ count, activeId }), [onState, count, activeId]);
  useEffect(() => {
    if (activeId === undefined) return;
    grid.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useImperativeHandle(control, () => ({
    onKeyDown(event) {
      if (!isOpen) return false;
      const to = panelMove(event.key, { row, cell }, cells);
      if (to) setAt({ ...to, of: typed, key: rows[to.row]?.key });
      else if (event.key === 'Enter' && active) active.onEnter();
      else if (event.key === 'Delete' && rows[row]?.onDelete) rows[row].onDelete();
      else return false;
      return true;
    },
  }));

  let before = 0;
  return (
    <>
      <div
        ref={grid}
        id={`${id}-panel`}
        className="clinic-search-panel"
        role="grid"
        aria-label={groups.map(({ title }) => title).join(' · ')}
        hidden={count === 0}
        // Runs before the box loses the focus, which closes the panel.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => {
          const first = before;
          before += group.rows.length;
          return (
            <PanelGroup
              key={group.key}
              group={group}
              idOf={(rowAt, cellAt) => idOf(first + rowAt, cellAt)}
              activeId={activeId}
            />
          );
        })}
      </div>
      <span className="clinic-visually-hidden" role="status">
        {refusal || (count > 0 && text.found({ count }))}
      </span>
    </>
  );
}

interface PanelGroupProps {
  group: Group;
  idOf: (rowAt: number, cellAt: number) => string;
  activeId: string | undefined;
}

function PanelGroup({ group, idOf, activeId }: PanelGroupProps) {
  return (
    <div role="rowgroup" className="clinic-search-group">
      {group.isTitled && (
        <div role="row" className="clinic-search-head">
          <span role="columnheader">{group.title}</span>
        </div>
      )}
      {group.rows.map((each, rowAt) => (
        <div key={each.key} role="row" className="clinic-search-row">
          {each.cells.map((cell, cellAt) => {
            const id = idOf(rowAt, cellAt);
            return <PanelCell key={cell.key} id={id} cell={cell} isActive={id === activeId} />;
          })}
        </div>
      ))}
    </div>
  );
}

function PanelCell({ id, cell, isActive }: { id: string; cell: Cell; isActive: boolean }) {
  const common = {
    className: cell.className,
    tabIndex: -1,
    'aria-label': cell.label,
    title: cell.label,
    onClick: cell.onClick,
  };
  return (
    <div id={id} role="gridcell" className="clinic-search-cell" aria-selected={isActive}>
      {cell.href === undefined ? (
        <button type="button" {...common}>
          {cell.content}
        </button>
      ) : (
        <a href={cell.href} {...common}>
          {cell.content}
        </a>
      )}
    </div>
  );
}

export { SearchPanel as part };
