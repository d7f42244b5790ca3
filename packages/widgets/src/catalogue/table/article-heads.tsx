import {
  type Arrangement,
  type ArticleTable,
  articleDirection,
  nextArticleSort,
  packWords,
} from '@clinicart/sdk/catalogue';
import { useLanguage, useWords } from '../../engine/index.ts';
import { as } from '../../ui/data/table-roles.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { SortDownIcon, SortIcon, SortUpIcon } from '../../ui/media/icons.tsx';
import { tableWords } from './table-words.ts';

interface ArticleHeadsProps {
  table: ArticleTable;
  arrangement: Arrangement;
  onArrange(next: Arrangement): void;
}

/** The column heads: each dimension sorts and filters, the quantity names its unit and multiple. */
export function ArticleHeads({ table, arrangement, onArrange }: ArticleHeadsProps) {
  const text = useWords(tableWords);
  const words = packWords[useLanguage()];
  const { unit, step } = table;
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        <th {...as.columnheader} data-cell="article">
          {text.article}
        </th>
        {table.dimensions.map((_, at) => (
          <DimensionHead
            // biome-ignore lint/suspicious/noArrayIndexKey: the place identifies a dimension.
            key={at}
            at={at}
            {...{ table, arrangement, onArrange }}
          />
        ))}
        {table.hasPack && (
          <th {...as.columnheader} data-cell="pack">
            {text.pack}
          </th>
        )}
        {table.hasExpiry && (
          <th {...as.columnheader} data-cell="expires">
            {text.expires}
          </th>
        )}
        <th {...as.columnheader} data-cell="stock">
          {text.stock}
        </th>
        {table.hasPrices && (
          <>
            <th {...as.columnheader} data-cell="price">
              {words.priceHead(unit)}
            </th>
            <th {...as.columnheader} data-cell="quantity">
              {words.quantityHead({ step: step ?? 1, unit })}
            </th>
            <th {...as.columnheader} data-cell="add">
              <VisuallyHidden>{text.add}</VisuallyHidden>
            </th>
          </>
        )}
      </tr>
    </thead>
  );
}

const SORT = { ascending: SortUpIcon, descending: SortDownIcon, none: SortIcon } as const;

interface DimensionHeadProps extends ArticleHeadsProps {
  at: number;
}

function DimensionHead({ table, arrangement, onArrange, at }: DimensionHeadProps) {
  const text = useWords(tableWords);
  const { kind, choices } = table.dimensions[at] ?? { kind: 'other' as const, choices: [] };
  const { sort, chosen } = arrangement;
  const name = text.dimensions[kind];
  const direction = articleDirection(table, sort, at);
  const Arrow = SORT[direction];
  const choose = (value: string) => {
    const next = new Map(chosen);
    if (value === '') next.delete(at);
    else next.set(at, value);
    onArrange({ ...arrangement, chosen: next });
  };
  const isSingle = choices.length < 2;
  return (
    <th
      {...as.columnheader}
      data-cell={`dimension-${at}`}
      aria-sort={direction === 'none' ? undefined : direction}
    >
      {isSingle ? (
        name
      ) : (
        <span className="clinic-articles-tools">
          <select
            aria-label={text.filterBy({ name })}
            data-chosen={chosen?.has(at) || undefined}
            value={chosen?.get(at) ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{text.allOf({ name })}</option>
            {choices
              .filter((choice) => choice !== '')
              .map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
          </select>
          <button
            type="button"
            aria-label={text.sortBy({ name })}
            title={text.sortBy({ name })}
            data-sorted={direction === 'none' ? undefined : ''}
            onClick={() => onArrange({ ...arrangement, sort: nextArticleSort(table, sort, at) })}
          >
            <Arrow size={14} />
          </button>
        </span>
      )}
    </th>
  );
}
