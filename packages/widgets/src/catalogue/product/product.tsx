import {
  atOfferEnd,
  galleryOf,
  isShopError,
  type Loadable,
  offerRefused,
  type Product,
  type ProductRef,
  type Reloaded,
  type ShopError,
  type Specification,
  standingOf,
  variantOfTag,
} from '@clinicart/sdk';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import couponCss from '../../coupon/coupon.css?inline';
import { type CouponClaims, useCouponClaims } from '../../coupon/use-coupon-claims.ts';
import {
  onDemand,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { type Toaster, ToastRegion, useToasts } from '../../ui/overlay/toast.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { FailureNotice } from '../../ui/state/error-state.tsx';
import {
  badgeCss,
  baseCss,
  breadcrumbCss,
  buttonCss,
  countdownCss,
  emptyCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  skeletonCss,
  stepperCss,
  tableCss,
  toastCss,
} from '../../ui/styles.ts';
import { LoadFailure } from '../card/load-error.tsx';
import galleryCss from './gallery/gallery.css?inline';
import { Gallery } from './gallery/gallery.tsx';
import { ProductOffer } from './offer/product-offer.tsx';
import priceLineCss from './offer/product-price.css?inline';
import purchaseBarCss from './offer/purchase-bar.css?inline';
import productCss from './product.css?inline';
import type { AsideProps } from './product-aside.tsx';
import detailsCss from './product-details.css?inline';
import { ProductTitle } from './product-head.tsx';
import linesCss from './product-lines.css?inline';
import { GallerySkeleton, OfferSkeleton, ProductSkeleton } from './product-skeleton.tsx';
import type { TrailProps } from './product-trail.tsx';
import { productWords } from './product-words.ts';
import specificationCss from './specifications/specification-table.css?inline';
import { type Choosing, useChoice } from './use-selection.ts';

type Offered = Loadable<{
  readonly view: { readonly pricesVisible: boolean };
  readonly specifications: readonly Specification[];
}>;

// What lies below the screen, or only some products, places or moments show.
const Aside = onDemand<AsideProps>(() => import('./product-aside.tsx'), {
  near: 'clinic-product-aside',
});
const Bundle = onDemand(() => import('./bundle.tsx'), { near: 'clinic-product-bundle' });
const Description = onDemand(() => import('./description.tsx'), {
  near: 'clinic-product-text',
});
const NotEligible = onDemand(() => import('../card/not-eligible.tsx'));
const SwapNotice = onDemand(() => import('./swap-notice.tsx'));
const Trail = onDemand<TrailProps>(() => import('./product-trail.tsx'));
const Video = onDemand(() => import('./gallery/product-video.tsx'), {
  near: 'clinic-product-video',
});

const refOf = (id: string, variant: ProductRef['variant']): ProductRef => ({
  id,
  ...(variant ? { variant } : {}),
});

function ProductPage({ productId = '', tagType }: WidgetProps<'clinic-product'>) {
  const { element, links } = useWidget();
  // A page opened for an offer that is not for this buyer goes on as the plain product. Spec: 1§8
  const [plain, setPlain] = useState<string>();
  const variant = plain === productId ? undefined : variantOfTag(tagType);
  const goPlain = useCallback(() => {
    setPlain(productId);
    const view = element?.ownerDocument.defaultView;
    if (!view || links().site) return;
    // On our own page the address says what is shown: reloading must not begin again.
    const address = new URL(view.location.href);
    address.searchParams.delete('tagType');
    changeAddress('replace', address, { view });
  }, [productId, element, links]);
  return (
    <ProductOf
      key={`${productId}|${variant ?? ''}`}
      of={refOf(productId, variant)}
      onPlain={goPlain}
    />
  );
}

interface ProductOfProps {
  of: ProductRef;
  onPlain(): void;
}

/** Signing in or out reads everything again. What was chosen, said and counted down outlives that. */
function ProductOf(props: ProductOfProps) {
  const { region, ...toaster } = useToasts();
  const choosing = useChoice();
  const claims = useCouponClaims();
  const reloaded = useRef<Reloaded>(undefined);
  const kept = { choosing, claims, reloaded, toaster };
  return (
    <>
      <ProductRead {...props} {...kept} />
      <ToastRegion {...region} />
    </>
  );
}

interface Kept {
  choosing: Choosing;
  claims: CouponClaims;
  reloaded: RefObject<Reloaded | undefined>;
  toaster: Toaster;
}

function ProductRead({ of, onPlain, ...kept }: ProductOfProps & Kept) {
  const shop = useShop();
  const product = useStore(shop.catalogue.product.watch(of));
  const offered = useStore(shop.catalogue.specifications.watch(of));
  const reload = () => {
    shop.catalogue.product.reload(of);
    shop.catalogue.specifications.reload(of);
  };
  if (offerRefused(product.error, offered.error))
    return (
      <Alone>
        <NotEligible onGo={onPlain} />
      </Alone>
    );
  if (product.error)
    return (
      <Alone>
        <div className="clinic-panel">
          <LoadFailure error={product.error} onRetry={reload} isPage />
        </div>
      </Alone>
    );
  if (!product.value) return <ProductSkeleton trail={<ProductTrail />} />;
  return <Shown {...kept} of={of} product={product.value} offered={offered} onReload={reload} />;
}

/** A page that has no product to show. */
function Alone({ children }: { children: ReactNode }) {
  const text = useWords(productWords);
  return (
    <div className="clinic-product">
      <h1 className="clinic-visually-hidden">{text.page}</h1>
      <ProductTrail />
      {children}
    </div>
  );
}

interface ShownProps extends Kept {
  of: ProductRef;
  product: Product;
  offered: Offered;
  onReload(): void;
}

function Shown({ of, product, offered, onReload, reloaded, ...kept }: ShownProps) {
  const specifications = offered.value?.specifications ?? [];
  const { lastId } = kept.choosing;
  const pictures = galleryOf(specifications, lastId ?? of.id);
  const session = useStore(useShop().session.$session);
  const standing = standingOf(session, offered.value?.view.pricesVisible ?? false);
  const onOfferEnd = (endsAt: number, now: number) => {
    if (atOfferEnd(endsAt, now, reloaded.current) === 'ended') return;
    reloaded.current = { endsAt, at: now };
    onReload();
  };
  return (
    <div className="clinic-product">
      <ProductTrail categories={product.categories} name={product.name} />
      <article className="clinic-product-main">
        <div className="clinic-product-left">
          <div className="clinic-product-pictures">
            {offered.status === 'loading' ? (
              <GallerySkeleton />
            ) : (
              <Gallery pictures={pictures} name={product.name} />
            )}
          </div>
          <Aside
            product={product}
            specifications={specifications}
            lastId={lastId}
            of={of}
            standing={standing}
            toaster={kept.toaster}
          />
        </div>
        <ProductTitle product={product} />
        {offered.status === 'loading' && <OfferSkeleton />}
        {offered.status === 'failed' && <NotOffered error={offered.error} onRetry={onReload} />}
        {offered.value && (
          <ProductOffer
            {...kept}
            of={of}
            product={product}
            specifications={offered.value.specifications}
            pricesVisible={offered.value.view.pricesVisible}
            notice={of.variant === 'swap' && <SwapNotice />}
            onReload={onReload}
            onOfferEnd={onOfferEnd}
          />
        )}
      </article>
      <div className="clinic-product-more" data-bundle={product.bundle.length > 0 || undefined}>
        {(product.descriptionHtml || product.video) && (
          <section className="clinic-panel clinic-product-details">
            {product.descriptionHtml && <Description html={product.descriptionHtml} />}
            {product.video && <Video video={product.video} poster={pictures[0]} />}
          </section>
        )}
        {product.bundle.length > 0 && <Bundle items={product.bundle} />}
      </div>
    </div>
  );
}

function NotOffered({ error, onRetry }: { error: ShopError; onRetry(): void }) {
  const text = useWords(productWords);
  return (
    <div className="clinic-specs">
      <FailureNotice lead={text.noStockTitle} onRetry={onRetry}>
        {error.message}
      </FailureNotice>
    </div>
  );
}

/** Back and the way here; a partner's page has ways of its own, and never fetches these. */
function ProductTrail(props: TrailProps) {
  const { links } = useWidget();
  return links().site ? null : <Trail {...props} />;
}

export const widget: WidgetModule<'clinic-product'> = {
  component: ProductPage,
  styles: [
    baseCss,
    badgeCss,
    breadcrumbCss,
    buttonCss,
    countdownCss,
    emptyCss,
    noticeCss,
    panelCss,
    pictureCss,
    priceCss,
    skeletonCss,
    stepperCss,
    tableCss,
    toastCss,
    couponCss,
    galleryCss,
    specificationCss,
    productCss,
    linesCss,
    priceLineCss,
    purchaseBarCss,
    detailsCss,
  ],
  async load(shop, { productId = '', tagType }) {
    const ref = refOf(productId, variantOfTag(tagType));
    const reads = [shop.catalogue.product.get(ref), shop.catalogue.specifications.get(ref)];
    for (const read of await Promise.allSettled<unknown>(reads)) {
      // What the server could not read, the browser tries again and shows; anything else is a fault.
      if (read.status === 'rejected' && !isShopError(read.reason)) throw read.reason;
    }
  },
};
