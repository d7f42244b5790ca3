import { pointsDomain } from '@clinicart/sdk/points';
import { useState } from 'react';
import { Gallery, galleryStyles } from '../../catalogue/product/gallery/gallery.tsx';
import { readForServer } from '../../catalogue/read-for-server.ts';
import {
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { ServerHtml, serverHtmlStyles } from '../../html/server-html.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { UnreadProduct, unreadProductStyles } from '../unread-product.tsx';
import productCss from './product.css?inline';
import { productWords } from './product-words.ts';
import { RedeemPanel, type RedeemPanelProps, redeemPanelStyles } from './redeem-panel.tsx';

/** A product of the points mall: `/pointsMall/detail/{id}`. Spec: 2§2.10, 2§4, 2§5 */
function PointsProductPage({ productId = '' }: WidgetProps<'clinic-points-product'>) {
  // Another person begins anew.
  const forgotten = useStore(useShop().session.$forgotten);
  return <ProductState key={`${productId}|${forgotten}`} productId={productId} />;
}

/** Holds the wanted quantity, which survives the reload after a visitor has logged in to redeem. */
function ProductState({ productId }: { productId: string }) {
  const { product } = useShop().domain(pointsDomain);
  const [wanted, setWanted] = useState(1);
  const text = useWords(productWords);
  const read = useStore(product.watch(productId));
  return (
    <div className="clinic-points">
      <PointsTrail page={read.value?.name || text.page} />
      {read.value ? (
        <Shown product={read.value} wanted={wanted} onWant={setWanted} />
      ) : (
        <>
          <h1 className="clinic-visually-hidden">{text.page}</h1>
          {!read.error && <ProductSkeleton />}
          {read.error && (
            <div className="clinic-panel">
              <UnreadProduct error={read.error} onRetry={() => product.reload(productId)} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Shown({ product, ...wish }: RedeemPanelProps) {
  const text = useWords(productWords);
  return (
    <>
      <article className="clinic-panel clinic-points-product">
        <Gallery pictures={product.pictures} name={product.name} />
        <div className="clinic-points-offer">
          <ServerText as="h1">{product.name}</ServerText>
          <RedeemPanel product={product} {...wish} />
        </div>
      </article>
      {product.html && (
        <section className="clinic-panel">
          <h2 className="clinic-points-heading">{text.description}</h2>
          <ServerHtml className="clinic-points-description" html={product.html} lines={6} />
        </section>
      )}
    </>
  );
}

function ProductSkeleton() {
  return (
    <Loading>
      <div className="clinic-panel clinic-points-product">
        <div className="clinic-gallery">
          <Skeleton shape="square" />
          <div className="clinic-gallery-thumbs">
            <div>
              <span className="clinic-gallery-thumb" />
            </div>
          </div>
        </div>
        <div className="clinic-points-offer">
          <div className="clinic-points-offer-name">
            <Skeleton width={75} />
          </div>
          <div className="clinic-points-waiting">
            <Skeleton width={50} />
            <Skeleton lines={5} />
          </div>
        </div>
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-points-product'> = {
  component: PointsProductPage,
  styles: [
    panelCss,
    galleryStyles,
    serverHtmlStyles,
    skeletonStyles,
    pointsTrailStyles,
    unreadProductStyles,
    redeemPanelStyles,
    productCss,
  ],
  async load(shop, { productId = '' }) {
    const points = shop.domain(pointsDomain);
    const isMember = shop.session.$session.get().status === 'member';
    await Promise.all([
      readForServer(points.product.get(productId)),
      isMember && readForServer(points.balance.get(null)),
    ]);
  },
};
