import { buyingListDomain, type ProductCard } from '@clinicart/sdk/catalogue';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useEmit, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { choiceStyles } from '../../ui/form/choice.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { quantityStyles } from '../card/quantity.tsx';
import articleRowCss from './article-row.css?inline';
import buyingBarCss from './buying-bar.css?inline';
import { BuyingBar } from './buying-bar.tsx';
import buyingTableCss from './buying-table.css?inline';
import { Family } from './family.tsx';
import { moveByArrow } from './row-keys.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { tableWords } from './table-words.ts';

export const styles = [
  choiceStyles,
  quantityStyles,
  toastStyles,
  buyingTableCss,
  articleRowCss,
  buyingBarCss,
];

/** A product of a list, as far as its card says it. */
export interface TableProduct
  extends Pick<ProductCard, 'id' | 'name' | 'brandName' | 'picture' | 'offer' | 'tags'> {
  /** Id of the brand, where the list names it. */
  readonly brandId?: string | undefined;
  /** A badge that the list adds. */
  readonly mark?: string | undefined;
}

/** Products under one heading. */
export interface TableGroup {
  readonly key: string;
  readonly products: readonly TableProduct[];
  /** Wraps the group's table, or takes its place where the group has no products. */
  frame?(table: ReactNode): ReactNode;
}

export interface BuyingTableProps {
  groups: readonly TableGroup[];
  /** The heading level of a product’s name. */
  level: 2 | 3;
  /** Says how many articles the products have, once all have loaded. */
  onKnown?(articles: number): void;
  /** Says that the first products are in the page. */
  onShown?(): void;
}

/** Products of the first screen: they appear together, so that none moves the others when it loads. */
const FIRST = 6;
/** A slow product keeps the others back no longer than this. */
const PATIENCE_MS = 3000;

/** A list of products as tables of their articles, to compare and buy from. Spec: 1§2, 1§3, 1§5 */
function BuyingTable({ groups, level, onKnown, onShown }: BuyingTableProps) {
  const shop = useShop();
  const text = useWords(tableWords);
  const { region, ...toaster } = useToasts();
  const buy = useBuying(toaster);
  const products = groups.flatMap((group) => group.products);
  const first = new Set(products.slice(0, FIRST).map(({ id }) => id));
  const [settled, setSettled] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  const [isLate, setLate] = useState(false);
  const settle = useCallback((id: string, articles: number | undefined) => {
    setSettled((known) => new Map(known).set(id, articles));
  }, []);
  const articles = sumOf(products, settled);
  useEffect(() => {
    if (articles !== undefined) onKnown?.(articles);
  }, [articles, onKnown]);
  useEffect(() => shop.clock.after(PATIENCE_MS, () => setLate(true)), [shop]);
  const isShown = isLate || [...first].every((id) => settled.has(id));
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const tables = groups.map(({ key, products: those, frame }) => {
    const families = those.map((product) => (
      <Family
        key={product.id}
        product={product}
        level={level}
        isFirst={first.has(product.id)}
        isBusy={!settled.has(product.id)}
        onSettled={settle}
        onAdd={buy}
        toaster={toaster}
      />
    ));
    const table = families.length > 0 && <div className="clinic-families">{families}</div>;
    return <div key={key}>{frame ? frame(table) : table}</div>;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus among the controls inside.
    <div className="clinic-buying" onKeyDown={moveByArrow}>
      <VisuallyHidden>{text.keys}</VisuallyHidden>
      {!isShown && <TableSkeleton />}
      <div className="clinic-buying-groups" hidden={!isShown}>
        {tables}
      </div>
      <BuyingBar onAdd={buy} />
      <ToastRegion {...region} />
    </div>
  );
}

/** The articles of all products; undefined until each is known. */
function sumOf(
  products: readonly TableProduct[],
  known: ReadonlyMap<string, number | undefined>,
): number | undefined {
  let sum = 0;
  for (const { id } of products) {
    const count = known.get(id);
    if (count === undefined) return undefined;
    sum += count;
  }
  return sum;
}

/** Adds lines of the list to the cart, and says which arrived. */
function useBuying(toaster: Pick<ReturnType<typeof useToasts>, 'show' | 'clear'>) {
  const shop = useShop();
  const emit = useEmit();
  const routes = useRoutes();
  const text = useWords(tableWords);
  const { show, clear } = toaster;
  return useCallback(
    async (ids?: readonly string[]) => {
      clear('buy');
      clear('left');
      const result = await shop.domain(buyingListDomain).add(ids);
      if (!result) return;
      for (const { product, specification, quantity } of result.added) {
        const { id: specificationId, articleNumber } = specification;
        emit('clinic-cart-add', {
          productId: product.id,
          specificationId,
          articleNumber,
          name: product.name,
          quantity,
        });
      }
      if (result.added.length > 0)
        show({
          key: 'buy',
          tone: 'success',
          text: text.added({ count: result.added.length }),
          action: { label: text.viewCart, onSelect: () => routes.go('cart') },
        });
      if (result.left > 0) {
        const why = result.trouble ?? text.left({ count: result.left });
        show({ key: 'left', tone: 'error', text: why });
      }
    },
    [shop, emit, routes, text, show, clear],
  );
}

export { BuyingTable as part };
