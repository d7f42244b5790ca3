import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { FailureNotice, noticeStyles } from '../../ui/state/notice.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

export const firstOrderStyles = [pictureStyles, noticeStyles, skeletonStyles];

/** Articles of the cart that stand for what is bought before there is an order. */
const MOST_LINES = 6;

/** Replaces the orders of a clinic that has none: the first steps. */
export function FirstSteps() {
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { steps } = text;
  return (
    <Card area="orders" title={text.start}>
      <p className="clinic-member-quiet">{text.startWhy}</p>
      <ol className="clinic-member-steps">
        <li>
          <a {...routes.link('search', { keyword: 'ALL', searchType: 'keyword' })}>
            {steps.browse}
          </a>
        </li>
        <li>
          <a {...routes.link('quickOrder')}>{steps.quick}</a>
        </li>
        <li>
          <a {...routes.link('newCustomers')}>{steps.offers}</a>
        </li>
      </ol>
    </Card>
  );
}

/** The cart of a clinic without orders; nothing while it is empty. */
export function OwnCart() {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { contents } = shop.cart;
  const cart = useStore(contents.watch(null));
  const lines = cart.value?.groups.flatMap((group) => group.lines).slice(0, MOST_LINES) ?? [];
  if (cart.status === 'ready' && lines.length === 0) return null;
  return (
    <Card area="again" title={text.cart} more={{ label: text.toCart, link: routes.link('cart') }}>
      {cart.status === 'failed' ? (
        <FailureNotice lead={text.cartFailed} onRetry={() => contents.reload(null)}>
          {cart.error.message}
        </FailureNotice>
      ) : (
        <ul className="clinic-member-goods">
          {lines.map((line) => (
            <li key={line.id}>
              <Picture src={shop.picture(line.picture, 'card')} alt="" />
              <div className="clinic-member-words">
                <a {...routes.link('product', { id: line.productId })}>{line.name}</a>
                <p>{[line.articleNumber, line.standard].filter(Boolean).join(' · ')}</p>
              </div>
              <p className="clinic-member-end">{text.inCart({ count: line.quantity })}</p>
            </li>
          ))}
          {cart.status === 'loading' && (
            <li>
              <Skeleton lines={2} />
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
