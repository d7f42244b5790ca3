import { MOST_COMPARED, productsAsked } from '@clinicart/sdk/compare';
import { useState } from 'react';
import type { TrailProps } from '../catalogue/product/product-trail.tsx';
import { readForServer } from '../catalogue/read-for-server.ts';
import {
  onDemand,
  useRoutes,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { breadcrumbStyles } from '../ui/data/breadcrumb.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { BoxIcon } from '../ui/media/first-icons.tsx';
import { useFocusHandover } from '../ui/page/use-focus-handover.ts';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { CompareFrame, compareFrameStyles } from './compare-frame.tsx';
import { CompareScreen, compareScreenStyles } from './compare-screen.tsx';
import { compareWords } from './compare-words.ts';
import type { Column } from './use-columns.ts';
import { useComparison } from './use-comparison.ts';

const Trail = onDemand<TrailProps>(() => import('../catalogue/product/product-trail.tsx'));

/** Up to four products side by side: `/compare`. The documents name no such page. */
function Compare({ products }: WidgetProps<'clinic-compare'>) {
  return <ComparePage key={products} products={products} />;
}

function ComparePage({ products }: WidgetProps<'clinic-compare'>) {
  const { links } = useWidget();
  const text = useWords(compareWords);
  const comparison = useComparison(products);
  const { ids } = comparison;
  const [before, setBefore] = useState<readonly string[]>();
  if (ids && ids.length > 0 && ids !== before) setBefore(ids);
  return (
    <div className="clinic-compare">
      {/* A partner's page has its own. */}
      {!links().site && <Trail name={text.title} />}
      {!ids && <Unread />}
      {ids?.length === 0 && <NothingChosen before={before} />}
      {ids && ids.length > 0 && <CompareScreen comparison={comparison} ids={ids} />}
    </div>
  );
}

const WAITING: readonly Column[] = [
  { id: '1', state: 'loading' },
  { id: '2', state: 'loading' },
];

/** The frame before the browser has read its choice, in the size of the page. */
function Unread() {
  const text = useWords(compareWords);
  return (
    <>
      <header className="clinic-compare-head">
        <h1>{text.title}</h1>
      </header>
      <CompareFrame columns={WAITING} />
    </>
  );
}

/** `before` are the products that have gone, and with them the control that had the focus. */
function NothingChosen({ before }: { before: readonly string[] | undefined }) {
  const heading = useFocusHandover<HTMLHeadingElement>(before);
  const routes = useRoutes();
  const text = useWords(compareWords);
  return (
    <>
      <header className="clinic-compare-head">
        <h1 ref={heading} tabIndex={-1}>
          {text.title}
        </h1>
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
          {text.emptyWhy({ most: MOST_COMPARED })}
        </Empty>
      </div>
    </>
  );
}

export const widget: WidgetModule<'clinic-compare'> = {
  component: Compare,
  styles: [
    buttonStyles,
    panelCss,
    breadcrumbStyles,
    emptyStyles,
    compareFrameStyles,
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
