import { allLines } from '@clinicart/sdk/cart';
import { ALL_KEYWORD } from '@clinicart/sdk/catalogue';
import { AGAIN_ARTICLES } from '@clinicart/sdk/home';
import { OfferPrice } from '../../catalogue/card/offer-price.tsx';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

/** The first page of the reduced zone, which the server reads too: see load-member.ts. */
export const OFFER_ZONE = { zone: 'discount', page: 1 } as const;

/** Replaces the orders of a clinic that has none: the first steps. */
export function FirstSteps() {
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { steps } = text;
  return (
    <Card area="orders" title={text.start}>
      <p className="clinic-member-quiet">{text.startWhy}</p>
      <ul className="clinic-member-steps">
        <li>
          <a {...routes.link('search', { keyword: ALL_KEYWORD, searchType: 'keyword' })}>
            {steps.browse}
          </a>
          <p>{steps.browseWhy}</p>
        </li>
        <li>
          <a {...routes.link('quickOrder')}>{steps.quick}</a>
          <p>{steps.quickWhy}</p>
        </li>
        <li>
          <a {...routes.link('newCustomers')}>{steps.offers}</a>
          <p>{steps.offersWhy}</p>
        </li>
      </ul>
    </Card>
  );
}

/** The cart of a clinic that has bought nothing; products on offer while it is empty. */
export function OwnCart() {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { contents } = shop.cart;
  const cart = useStore(contents.watch(null));
  const lines = cart.value ? allLines(cart.value).slice(0, AGAIN_ARTICLES) : [];
  if (cart.status === 'ready' && lines.length === 0) return <OnOffer />;
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
                <ServerText as="a" {...routes.link('product', { id: line.productId })}>
                  {line.name}
                </ServerText>
                <ServerText as="p">
                  {[line.articleNumber, line.standard].filter(Boolean).join(' · ')}
                </ServerText>
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

/** Reduced products, for a clinic that has neither orders nor a cart. */
function OnOffer() {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const read = useStore(shop.catalogue.zone.watch(OFFER_ZONE));
  const products = read.value?.products.slice(0, AGAIN_ARTICLES) ?? [];
  if (read.status === 'ready' && products.length === 0) return null;
  return (
    <Card
      area="again"
      title={text.onOffer}
      more={{ label: text.allOffers, link: routes.link('discountZone') }}
    >
      {read.status === 'failed' && (
        <FailureNotice
          lead={text.offersFailed}
          onRetry={() => shop.catalogue.zone.reload(OFFER_ZONE)}
        >
          {read.error.message}
        </FailureNotice>
      )}
      {read.status === 'loading' && (
        <Loading label={text.offersLoading}>
          <Skeleton lines={AGAIN_ARTICLES} />
        </Loading>
      )}
      <ul className="clinic-member-goods">
        {products.map(({ id, name, picture, brandName, offer }) => (
          <li key={id}>
            <Picture src={shop.picture(picture, 'card')} alt="" />
            <div className="clinic-member-words">
              <ServerText as="a" {...routes.link('product', { id })}>
                {name}
              </ServerText>
              <ServerText as="p">{brandName}</ServerText>
            </div>
            <div className="clinic-member-end">
              <OfferPrice offer={offer} badge="quiet" />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
