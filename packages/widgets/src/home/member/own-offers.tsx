import { memberHomeDomain, OWN_OFFERS } from '@clinicart/sdk/home';
import type { AgainLine } from '@clinicart/sdk/orders';
import { OfferPrice } from '../../catalogue/card/offer-price.tsx';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

/** Reduced products of the categories that the clinic buys; its place is as high without any. */
export function OwnOffers({ lines }: { lines: readonly AgainLine[] }) {
  const shop = useShop();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { offers } = shop.domain(memberHomeDomain);
  const read = useStore(offers.watch(lines));
  return (
    <Card
      area="offers"
      title={text.offers}
      more={{ label: text.allOffers, link: routes.link('discountZone') }}
    >
      {read.status === 'failed' && (
        <FailureNotice lead={text.offersFailed} onRetry={() => offers.reload(lines)}>
          {read.error.message}
        </FailureNotice>
      )}
      {read.status === 'loading' && (
        <Loading label={text.offersLoading}>
          <ul className="clinic-member-offers">
            {Array.from({ length: OWN_OFFERS }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
              <li key={place}>
                <Picture src={undefined} alt="" />
                <div className="clinic-member-words">
                  <Skeleton lines={2} />
                </div>
              </li>
            ))}
          </ul>
        </Loading>
      )}
      {read.value?.length === 0 && <p className="clinic-member-quiet">{text.noOffers}</p>}
      {read.value && read.value.length > 0 && (
        <ul className="clinic-member-offers">
          {read.value.map(({ id, name, picture, offer }) => (
            <li key={id}>
              <Picture src={shop.picture(picture, 'card')} alt="" />
              <div className="clinic-member-words">
                <ServerText as="a" {...routes.link('product', { id })}>
                  {name}
                </ServerText>
                <OfferPrice offer={offer} badge="quiet" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
