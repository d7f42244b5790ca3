import { compareDomain, productsParameter } from '@clinicart/sdk/compare';
import { bilingual, useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { CompareIcon } from '../ui/media/icons.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';

const words = bilingual({
  zh: {
    compare: '比較',
    chosen: '已加入比較',
    added: ({ count }: { count: number }) => `已加入比較，共 ${count} 款。`,
    open: ({ count }: { count: number }) => (count < 2 ? '查看比較' : `比較 ${count} 款產品`),
  },
  en: {
    compare: 'Compare',
    chosen: 'In comparison',
    added: ({ count }) => `Added to the comparison: ${count} in all.`,
    open: ({ count }) => (count < 2 ? 'View comparison' : `Compare ${count} products`),
  },
});

interface CompareToggleProps {
  productId: string;
  toaster: Toaster;
}

/** Chooses a product for the comparison or takes it out again, and leads there once it is in. */
export function CompareToggle({ productId, toaster }: CompareToggleProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(words);
  const compare = shop.domain(compareDomain);
  const products = useStore(compare.$products);
  const isChosen = products.includes(productId);
  const open = (ids: readonly string[]) => ({
    label: text.open({ count: ids.length }),
    onSelect: () => routes.go('compare', { products: productsParameter(ids) }),
  });
  const toggle = () => {
    toaster.clear('compare');
    if (isChosen) return compare.remove(productId);
    const decision = compare.add(productId);
    const ids = compare.$products.get();
    toaster.show({
      key: 'compare',
      tone: decision.ok ? 'success' : 'info',
      text: decision.ok ? text.added({ count: ids.length }) : shop.language.say(decision),
      action: open(ids),
    });
  };
  return (
    <>
      <button type="button" aria-pressed={isChosen} onClick={toggle}>
        <CompareIcon className="clinic-product-compare" />
        {isChosen ? text.chosen : text.compare}
      </button>
      {isChosen && (
        <a {...routes.link('compare', { products: productsParameter(products) })}>
          {text.open({ count: products.length })}
        </a>
      )}
    </>
  );
}
