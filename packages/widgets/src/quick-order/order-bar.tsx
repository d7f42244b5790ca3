import { formatMoney } from '@clinicart/sdk';
import { refuseBuyer } from '@clinicart/sdk/identity';
import { type OrderFormat, quickOrderDomain, type ShownReview } from '@clinicart/sdk/quick-order';
import { useState } from 'react';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import { saveFile } from '../ui/page/save-file.ts';
import { Notice } from '../ui/state/notice.tsx';
import { quickOrderWords } from './quick-order-words.ts';
import type { QuickOrderModel } from './use-quick-order.ts';

const isUncertified = ({ review }: ShownReview) =>
  refuseBuyer(review.standing)?.reason === 'not-certified';

/** Notices about the last step, and about accounts that may not buy. */
export function OrderNews({ order }: { order: QuickOrderModel }) {
  const routes = useRoutes();
  const words = useWords(quickOrderWords);
  const { shown, news, work } = order;
  if (!shown || work) return null;
  const { added, counts } = shown.summary;
  const toCart = <a {...routes.link('cart')}>{words.toCart}</a>;
  return (
    <>
      {isUncertified(shown) && (
        <Notice
          tone="info"
          lead={words.verifyLead}
          action={<a {...routes.link('certification')}>{words.verify}</a>}
        >
          {words.verifyWhy}
        </Notice>
      )}
      {news === 'stopped' && (
        <Notice tone="info" role="status">
          {words.stopped}
        </Notice>
      )}
      {news === 'changed-since' && (
        <Notice tone="warning" role="alert">
          {words.changedSince}
        </Notice>
      )}
      {added > 0 && (
        <Notice tone="success" role="status" action={toCart}>
          {words.allAdded({ count: added })}
        </Notice>
      )}
      {counts.failed > 0 && (
        <Notice tone="danger" role="alert">
          {words.notAdded({ count: counts.failed })}
        </Notice>
      )}
    </>
  );
}

/** The actions on a list besides adding it. */
export function ListDeeds({ order }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const [asking, setAsking] = useState(false);
  return (
    <div className="clinic-qo-deeds">
      <span className="clinic-qo-quiet">{words.save}</span>
      <Save order={order} format="xlsx" />
      <Save order={order} format="csv" />
      <Button
        kind="link"
        size="s"
        disabled={order.work !== undefined}
        onClick={() => setAsking(true)}
      >
        {words.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.clearQuestion}
        description={words.clearWhy}
        confirm={words.clear}
        destructive
        onConfirm={() => {
          setAsking(false);
          order.list.clear();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The totals to add, and the main button. */
export function OrderBar({ order }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const { shown } = order;
  if (!shown) return null;
  const { kinds, pieces, total, open } = shown.summary;
  return (
    <section ref={bottomBar} className="clinic-panel clinic-qo-bar" aria-label={words.total}>
      <p className="clinic-qo-sum">
        <b>{kinds > 0 ? words.sum({ kinds, pieces }) : words.nothing}</b>
        {total !== undefined && (
          <span>
            {words.total} <b>{formatMoney(total)}</b>
          </span>
        )}
        {open > 0 && <span className="clinic-qo-open">{words.open({ count: open })}</span>}
        {refuseBuyer(shown.review.standing)?.reason === 'log-in-first' && (
          <span className="clinic-qo-quiet">{words.visitor}</span>
        )}
      </p>
      <WayOn order={order} />
    </section>
  );
}

function WayOn({ order: { shown, work, list } }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const routes = useRoutes();
  if (!shown) return null;
  const { kinds, added, counts } = shown.summary;
  if (isUncertified(shown)) {
    return (
      <Button kind="primary" size="l" {...routes.link('certification')}>
        {words.verify}
      </Button>
    );
  }
  if (kinds === 0 && added > 0 && !work) {
    return (
      <Button kind="primary" size="l" {...routes.link('cart')}>
        {words.toCart}
      </Button>
    );
  }
  const isAgain = counts.failed > 0 && counts.failed === kinds;
  const label = isAgain ? words.again : words.add;
  return (
    <Button
      kind="primary"
      size="l"
      disabled={kinds === 0}
      busy={work !== undefined}
      busyLabel={work?.kind === 'adding' ? words.addingShort : words.checking}
      onClick={() => void list.add()}
    >
      {kinds > 0 ? label({ count: kinds }) : words.addNone}
    </Button>
  );
}

function Save({ order, format }: { order: QuickOrderModel; format: OrderFormat }) {
  const shop = useShop();
  const words = useWords(quickOrderWords);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!order.shown) return;
    setBusy(true);
    try {
      saveFile(
        await shop.domain(quickOrderDomain).export(order.shown.review, format),
        `${words.file}.${format}`,
      );
    } finally {
      setBusy(false);
    }
  };
  const name = format.toUpperCase();
  return (
    <Button size="s" busy={busy} aria-label={`${words.save} ${name}`} onClick={save}>
      {name}
    </Button>
  );
}
