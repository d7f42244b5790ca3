import { productsAsked } from '@clinicart/sdk/compare';
import { readForServer } from '../catalogue/read-for-server.ts';
import { useRoutes, useWords, type WidgetModule, type WidgetProps } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { BoxIcon } from '../ui/media/icons.tsx';
import { toastStyles } from '../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { noticeStyles } from '../ui/state/notice.tsx';
import { CompareFrame, compareFrameStyles } from './compare-frame.tsx';
import { compareHeadStyles } from './compare-head.tsx';
import { CompareScreen, compareScreenStyles } from './compare-screen.tsx';
import { compareWords } from './compare-words.ts';
import type { Column } from './use-columns.ts';
import { useComparison } from './use-comparison.ts';

/** Up to four products side by side: `/compare`. The documents name no such page. */
function Compare({ products }: WidgetProps<'clinic-compare'>) {
  return <ComparePage key={products} products={products} />;
}

function ComparePage({ products }: WidgetProps<'clinic-compare'>) {
  const comparison = useComparison(products);
  if (!comparison.ids) return <Unread />;
  if (comparison.ids.length === 0) return <NothingChosen />;
  return <CompareScreen comparison={comparison} ids={comparison.ids} />;
}

const WAITING: readonly Column[] = [
  { id: '1', state: 'loading' },
  { id: '2', state: 'loading' },
];

/** The frame before the browser has read its choice, in the size of the page. */
function Unread() {
  const text = useWords(compareWords);
  return (
    <div className="clinic-compare">
      <header className="clinic-compare-head">
        <h1>{text.title}</h1>
      </header>
      <CompareFrame columns={WAITING} />
    </div>
  );
}

function NothingChosen() {
  const routes = useRoutes();
  const text = useWords(compareWords);
  return (
    <div className="clinic-compare">
      <header className="clinic-compare-head">
        <h1>{text.title}</h1>
      </header>
      <div className="clinic-panel">
        <Empty
          icon={<BoxIcon size={20} />}
          title={text.emptyTitle}
          action={
            <Button kind="primary" {...routes.link('search')}>
              {text.browse}
            </Button>
          }
        >
          {text.emptyWhy}
        </Empty>
      </div>
    </div>
  );
}

export const widget: WidgetModule<'clinic-compare'> = {
  component: Compare,
  styles: [
    buttonStyles,
    panelCss,
    toastStyles,
    emptyStyles,
    noticeStyles,
    compareFrameStyles,
    compareHeadStyles,
    compareScreenStyles,
  ],
  async load({ catalogue }, { products }) {
    const reads = (productsAsked(products) ?? []).flatMap((id) => [
      catalogue.product.get({ id }),
      catalogue.specifications.get({ id }),
    ]);
    await readForServer(...reads);
  },
};
