import {
  ARTICLES_SHOWN,
  type Arrangement,
  arrangeRows,
  articlesShown,
  articleTable,
  type BuyingProduct,
  buyingListDomain,
  type Specification,
} from '@clinicart/sdk/catalogue';
import { useMemo, useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { as } from '../../ui/data/table-roles.ts';
import { ExpandButton } from '../expand-button.tsx';
import { ArticleHeads } from './article-heads.tsx';
import { ArticleLine } from './article-row.tsx';
import type { TableProduct } from './buying-table.tsx';
import { tableWords } from './table-words.ts';

interface ArticlesProps {
  product: BuyingProduct;
  tile: TableProduct;
  specifications: readonly Specification[];
  onAdd(specificationIds: readonly string[]): void;
}

/** The articles of a product: five rows and the chosen ones until it is expanded. */
export function Articles({ product, tile, specifications, onAdd }: ArticlesProps) {
  const text = useWords(tableWords);
  const list = useShop().domain(buyingListDomain);
  const { lines, problems, adding } = useStore(list.$state);
  const table = useMemo(() => articleTable(specifications), [specifications]);
  const [arrangement, setArrangement] = useState<Arrangement>({});
  const [isExpanded, setExpanded] = useState(false);
  const rows = arrangeRows(table.rows, arrangement);
  const shown = articlesShown(rows, { isExpanded, isKept: (id) => lines.has(id) });
  const hidden = rows.length - shown.length;
  if (specifications.length === 0) return <p className="clinic-family-none">{text.noArticles}</p>;
  return (
    <>
      {table.common.length > 0 && (
        <p className="clinic-family-common">{table.common.join(' · ')}</p>
      )}
      <table className="clinic-articles" {...as.table} aria-label={product.name}>
        <ArticleHeads table={table} arrangement={arrangement} onArrange={setArrangement} />
        <tbody {...as.rowgroup}>
          {shown.map((row) => {
            const { id } = row.specification;
            return (
              <ArticleLine
                key={id}
                product={product}
                tile={tile}
                row={row}
                table={table}
                quantity={lines.get(id)?.quantity ?? 0}
                problem={problems.get(id)}
                isAdding={adding.has(id)}
                list={list}
                onAdd={onAdd}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length < table.rows.length && (
        <p
          className="clinic-family-none"
          role="status"
          data-some={rows.length > 0 ? '' : undefined}
        >
          {rows.length > 0
            ? text.filtered({ count: rows.length, of: table.rows.length })
            : text.none}{' '}
          <Button kind="link" onClick={() => setArrangement({ sort: arrangement.sort })}>
            {text.showAll}
          </Button>
        </p>
      )}
      {(hidden > 0 || (isExpanded && rows.length > ARTICLES_SHOWN)) && (
        <div className="clinic-family-more">
          <ExpandButton isExpanded={isExpanded} onChange={setExpanded}>
            {isExpanded ? text.less : text.more({ count: hidden })}
          </ExpandButton>
        </div>
      )}
    </>
  );
}
