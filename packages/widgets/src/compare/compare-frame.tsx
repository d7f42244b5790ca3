import { type CompareRow, MOST_COMPARED } from '@clinicart/sdk/compare';
import { useRef, useState } from 'react';
import { useWords } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { useIntersection } from '../ui/page/use-intersection.ts';
import { CompareNames, compareNamesStyles } from './compare-names.tsx';
import { AddTile, CompareProduct, compareProductStyles } from './compare-product.tsx';
import { CompareTable, compareTableStyles } from './compare-table.tsx';
import { compareWords } from './compare-words.ts';
import { type Column, isReady } from './use-columns.ts';
import { useFollowScroll } from './use-follow-scroll.ts';

export const compareFrameStyles = [compareProductStyles, compareTableStyles, compareNamesStyles];

const nothing = () => {};
const SILENT: Toaster = { show: nothing, clear: nothing };

interface CompareFrameProps {
  columns: readonly Column[];
  /** Undefined while a product loads. */
  rows?: readonly CompareRow[] | undefined;
  hidesEqual?: boolean;
  toaster?: Toaster;
  onToggleEqual?(): void;
  onChoose?(id: string, specificationId: string): void;
  onRemove?(id: string): void;
  onRetry?(id: string): void;
}

/** The products in the first row, their features below; both scroll sideways together where they are too wide. */
export function CompareFrame(props: CompareFrameProps) {
  const { columns, rows, hidesEqual = true, toaster = SILENT } = props;
  const { onToggleEqual = nothing, onChoose = nothing, onRemove = nothing } = props;
  const { onRetry = nothing } = props;
  const text = useWords(compareWords);
  const box = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useIntersection(first, ({ isIntersecting, boundingClientRect }) =>
    setStuck(!isIntersecting && boundingClientRect.top < 0),
  );
  useFollowScroll(box, names);
  return (
    <div className="clinic-compare-frame" data-products={columns.length}>
      <CompareNames row={names} columns={columns} isStuck={isStuck} />
      <div ref={box} className="clinic-compare-box">
        <div ref={first} className="clinic-compare-line clinic-compare-first">
          <p className="clinic-compare-caption" aria-hidden="true">
            {text.choice}
          </p>
          <ul aria-label={text.products}>
            {columns.map((column, index) => (
              <CompareProduct
                key={column.id}
                column={column}
                place={index + 1}
                toaster={toaster}
                onChoose={(specificationId) => onChoose(column.id, specificationId)}
                onRemove={() => onRemove(column.id)}
                onRetry={() => onRetry(column.id)}
              />
            ))}
            {columns.length < MOST_COMPARED && (
              <AddTile category={columns.find(isReady)?.product.categories.at(-1)} />
            )}
          </ul>
        </div>
        <CompareTable
          columns={columns}
          rows={rows}
          hidesEqual={hidesEqual}
          onToggle={onToggleEqual}
        />
      </div>
    </div>
  );
}
