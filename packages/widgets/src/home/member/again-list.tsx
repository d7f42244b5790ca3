import { formatMoney } from '@clinicart/sdk';
import { memberHomeDomain } from '@clinicart/sdk/home';
import { type AgainLine, hidesPrices, type ReviewedLine, unreadLines } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { PricesHiddenNotice } from '../../catalogue/card/prices-hidden-notice.tsx';
import { useRoutes, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { factsOf } from '../../orders/order-good.tsx';
import { Button } from '../../ui/button/button.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

interface AgainListProps {
  lines: readonly AgainLine[];
  toaster: Toaster;
}

/** The articles bought last, at today's prices, each added with one press. Spec: 2§4 Buy again */
export function AgainList({ lines, toaster }: AgainListProps) {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { today } = shop.domain(memberHomeDomain);
  const { value, status, error } = useStore(today.watch(lines));
  const byId = new Map(value?.lines.map((each) => [each.line.good.specificationId, each]));
  const isUnread = value !== undefined && unreadLines(value).length > 0;
  const isHidden = value !== undefined && hidesPrices(value);
  return (
    <Card
      area="again"
      title={text.again}
      note={text.againWhy}
      more={{ label: text.history, link: routes.link('history') }}
    >
      {(status === 'failed' || isUnread) && (
        <FailureNotice lead={text.todayFailed} onRetry={() => today.reload(lines)}>
          {error?.message}
        </FailureNotice>
      )}
      {isHidden && <PricesHiddenNotice text="" />}
      <ul className="clinic-member-goods">
        {lines.map((line) => (
          <AgainRow
            key={line.good.specificationId}
            line={line}
            review={byId.get(line.good.specificationId)}
            isReading={status === 'loading'}
            isHidden={isHidden}
            toaster={toaster}
          />
        ))}
      </ul>
    </Card>
  );
}

interface AgainRowProps {
  line: AgainLine;
  /** Undefined until it is read. */
  review: ReviewedLine | undefined;
  isReading: boolean;
  /** One notice above the list tells why. */
  isHidden: boolean;
  toaster: Toaster;
}

function AgainRow({ line, review, isReading, isHidden, toaster }: AgainRowProps) {
  const shop = useShop();
  const routes = useRoutes();
  const { good } = line;
  return (
    <li>
      <Picture src={shop.picture(good.picture, 'card')} alt="" veiled={Boolean(review?.problem)} />
      <div className="clinic-member-words">
        <ServerText as="a" {...routes.link('product', { id: good.specificationId })}>
          {measureText(good.name || factsOf(good))}
        </ServerText>
        <ServerText as="p">{measureText(factsOf(good))}</ServerText>
      </div>
      <div className="clinic-member-end">
        {isReading && <Skeleton width={75} />}
        {review && !isHidden && <Offered line={line} review={review} toaster={toaster} />}
      </div>
    </li>
  );
}

/** Today's price and the way into the cart, or why there is none. */
function Offered({
  line,
  review,
  toaster,
}: Pick<AgainRowProps, 'line' | 'toaster'> & { review: ReviewedLine }) {
  const text = useWords(memberWords);
  const say = useSay();
  const { busy, add } = useAdd(line, toaster);
  const { specification, quantity, problem } = review;
  // The notice above the list offers to read it again.
  if (problem?.reason === 'again-unread') return null;
  if (problem || !specification)
    return <p className="clinic-member-why">{problem && say(problem)}</p>;
  const unit = line.good.unit || specification.unit;
  const { price } = specification.offer;
  return (
    <>
      <p className="clinic-member-price">
        {price.kind === 'amount' && formatMoney(price.cents)}
        {unit && <small>{text.per({ unit })}</small>}
      </p>
      <Button
        kind="secondary"
        size="s"
        busy={busy}
        busyLabel={text.adding}
        onClick={() => void add()}
      >
        {text.add({ quantity, unit })}
        <VisuallyHidden> {line.good.name}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Adds a line by the rules of buying again, and says what was added and what differs. */
function useAdd(line: AgainLine, toaster: Toaster) {
  const shop = useShop();
  const text = useWords(memberWords);
  const say = useSay();
  const routes = useRoutes();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async add() {
      setBusy(true);
      const { buyAgain } = shop.domain(memberHomeDomain);
      const result = await buyAgain(line).finally(() => setBusy(false));
      const { state, message, line: added } = result;
      const key = `again ${line.good.specificationId}`;
      const toCart = { label: text.toCart, href: routes.href('cart') };
      if (state !== 'added')
        return toaster.show({
          key,
          tone: 'error',
          text: message ?? text.todayFailed,
          ...(state === 'unconfirmed' && { action: toCart }),
        });
      const { good } = line;
      const unit = good.unit || (added.specification?.unit ?? '');
      const sentence = text.added({ quantity: added.quantity, unit, name: good.name });
      toaster.show({
        key,
        tone: 'success',
        text: [sentence, ...added.notes.map((note) => say(note))].join(' '),
        action: toCart,
      });
    },
  };
}
