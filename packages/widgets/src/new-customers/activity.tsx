import type { ProductCard } from '@clinicart/sdk/catalogue';
import { inLanguage } from '@clinicart/sdk/language';
import { type Activity, activityPages, promotionDomain } from '@clinicart/sdk/new-customers';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { ProductTile, productTileStyles, TileSkeleton } from '../catalogue/card/product-tile.tsx';
import { useLanguage, useShop, useStore, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { isFocusFree } from '../ui/page/focus-place.ts';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import { promotionWords } from './new-customers-words.ts';

export const activityStyles = [buttonStyles, noticeStyles, productTileStyles];

/** Marks product links from this page as offers for new customers. Spec: 1§2 */
const NEW_CUSTOMER = '3';

/** An activity and its products, five at a time. Spec: 1§2, 1§9 */
export function ActivitySection({ activity }: { activity: Activity }) {
  const text = useWords(promotionWords);
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const more = useRef<HTMLParagraphElement>(null);
  const last = activityPages(activity.total);
  const name = inLanguage(activity.name, language) || text.activity;
  const content = inLanguage(activity.content, language);
  const shown = Array.from({ length: pages - 1 }, (_, at) => at + 2);
  const left = Math.max(0, activity.total - activity.products.length * pages);
  const id = `activity-${activity.id}`;
  return (
    <section className="clinic-new-section" aria-labelledby={id}>
      <div className="clinic-new-head">
        <h2 id={id}>{name}</h2>
        {content && <p>{content}</p>}
      </div>
      <ul className="clinic-new-goods">
        <Tiles products={activity.products} />
        {shown.map((page) => (
          <FurtherPage key={page} activityId={activity.id} page={page} more={more} />
        ))}
      </ul>
      {pages < last && (
        <p ref={more} className="clinic-new-more">
          <Button kind="neutral" onClick={() => setPages(pages + 1)}>
            {text.more({ count: left })}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </p>
      )}
    </section>
  );
}

function Tiles({
  products,
  first,
}: {
  products: readonly ProductCard[];
  first?: Ref<HTMLLIElement>;
}) {
  return products.map((product, at) => (
    <li key={product.id} ref={at === 0 ? first : undefined}>
      <ProductTile product={product} level={3} tagType={NEW_CUSTOMER} />
    </li>
  ));
}

interface FurtherPageProps {
  activityId: string;
  page: number;
  /** The place of the button that asks for a further page. */
  more: RefObject<HTMLElement | null>;
}

/** A further page: its placeholder, its products or its failure. */
function FurtherPage({ activityId, page, more }: FurtherPageProps) {
  const shop = useShop();
  const text = useWords(promotionWords);
  const query = { activityId, page };
  const read = useStore(shop.domain(promotionDomain).activities.watch(query));
  const first = useRef<HTMLLIElement>(null);
  const isThere = read.status === 'ready';
  // The pressed button moves down or disappears: focuses the first new product, unless the focus is elsewhere by now.
  useEffect(() => {
    const link = isThere ? first.current?.querySelector('a') : undefined;
    if (link && isFocusFree(link, more.current)) link.focus({ preventScroll: true });
  }, [isThere, more]);
  if (read.status === 'failed') {
    return (
      <li className="clinic-new-failed">
        <FailureNotice
          lead={text.moreFailed}
          onRetry={() => shop.domain(promotionDomain).activities.reload(query)}
        >
          {read.error.message}
        </FailureNotice>
      </li>
    );
  }
  if (!read.value) {
    return [1, 2, 3, 4, 5].map((tile) => (
      <li key={tile}>
        <TileSkeleton />
      </li>
    ));
  }
  const found = read.value.activities.find(({ id }) => id === activityId);
  return <Tiles products={found?.products ?? []} first={first} />;
}
