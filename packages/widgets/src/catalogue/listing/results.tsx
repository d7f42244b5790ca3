import type { ListView } from '@clinicart/sdk/catalogue';
import { onDemand, useWords } from '../../engine/index.ts';
import { Pager } from '../../ui/data/pager.tsx';
import { ProductTile } from '../card/product-tile.tsx';
import type { BuyingTableProps } from '../table/buying-table.tsx';
import { TableSkeleton } from '../table/table-skeleton.tsx';
import { LazyError } from './lazy-error.tsx';
import { listingWords } from './listing-words.ts';
import { BeyondLastPage, NoResults } from './no-results/no-results.tsx';
import { PageJump } from './page-jump.tsx';
import { useIsAwake } from './use-list-view.ts';
import type { Listing, ListingAnswer } from './use-listing.ts';

/** Tiles of the first screen, whose pictures load at once. */
const EAGER = 4;

const BuyingTable = onDemand<BuyingTableProps>(() => import('../table/buying-table.tsx'), {
  waiting: <TableSkeleton />,
  failed: <LazyError />,
});

interface ResultsProps {
  listing: Listing;
  answer: ListingAnswer;
  view: ListView;
  level: 2 | 3;
  /** Says how many articles the whole list has. */
  onArticles(count: number): void;
}

/** The products of a page, as pictures or as a table, and its pager. */
export function Results({ listing, answer, view, level, onArticles }: ResultsProps) {
  const text = useWords(listingWords);
  const { query } = listing;
  const page = query.page ?? 1;
  if (answer.products.length === 0) {
    const isBeyond = page > answer.pages && answer.pages > 0;
    return isBeyond ? (
      <BeyondLastPage listing={listing} pages={answer.pages} />
    ) : (
      <NoResults listing={listing} />
    );
  }
  return (
    <>
      {view === 'table' ? (
        <Table
          answer={answer}
          level={level}
          // Of one page among many, the articles say nothing about the list.
          onKnown={answer.pages === 1 ? onArticles : undefined}
        />
      ) : (
        <Grid listing={listing} answer={answer} level={level} />
      )}
      <div className="clinic-listing-foot">
        <Pager
          label={text.pages}
          page={page}
          total={answer.pages}
          hrefFor={(next) => listing.hrefFor({ ...query, page: next })}
          onPage={(next) => listing.go({ ...query, page: next })}
        />
        <PageJump listing={listing} pages={answer.pages} />
      </div>
    </>
  );
}

type FormProps = Pick<ResultsProps, 'answer' | 'level'>;

function Grid({ listing, answer, level }: FormProps & Pick<ResultsProps, 'listing'>) {
  const text = useWords(listingWords);
  return (
    <ul
      className="clinic-tiles"
      aria-label={listing.zone ? text.zones[listing.zone] : text.results}
    >
      {answer.products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} level={level} eager={index < EAGER} />
        </li>
      ))}
    </ul>
  );
}

/** The same products as a table to buy from, once this page is awake. */
function Table({ answer, level, onKnown }: FormProps & { onKnown: BuyingTableProps['onKnown'] }) {
  const isAwake = useIsAwake();
  if (!isAwake) return <TableSkeleton />;
  const brands = new Map(answer.brands?.map(({ id, name }) => [name, id]));
  const products = answer.products.map((product) => ({
    ...product,
    brandId: brands.get(product.brandName),
  }));
  // Other products are another list: it begins without an open row.
  const key = products.map(({ id }) => id).join();
  return (
    <BuyingTable
      key={key}
      groups={[{ key: 'all', products }]}
      level={level}
      {...(onKnown && { onKnown })}
    />
  );
}
