import type { Loadable, Product, ShopError } from '@clinicart/sdk';
import {
  atOfferEnd,
  galleryOf,
  type ProductRef,
  type Reloaded,
  type Specification,
  variantOfTag,
} from '@clinicart/sdk/catalogue';
import { standingOf } from '@clinicart/sdk/identity';
import { offerRefused } from '@clinicart/sdk/new-customers';
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
import { breadcrumbStyles } from '../../ui/data/breadcrumb.tsx';
import { countdownStyles } from '../../ui/data/countdown.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { type Toaster, ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { FailureNotice, noticeStyles } from '../../ui/state/notice.tsx';
import { LoadFailure, loadErrorStyles } from '../card/load-error.tsx';
import { readForServer } from '../read-for-server.ts';
import { Gallery, galleryStyles } from './gallery/gallery.tsx';
import { ProductOffer, productOfferStyles } from './offer/product-offer.tsx';
import productCss from './product.css?inline';
import type { ProductAsideProps } from './product-aside.tsx';
import detailsCss from './product-details.css?inline';
import { ProductTitle, productHeadStyles } from './product-head.tsx';
import {
  GallerySkeleton,
  OfferSkeleton,
  ProductSkeleton,
  productSkeletonStyles,
} from './product-skeleton.tsx';
import type { TrailProps } from './product-trail.tsx';
import { productWords } from './product-words.ts';
import { type Selection, useSelection } from './use-selection.ts';

type OfferState = Loadable<{
  readonly view: { readonly pricesVisible: boolean };
  readonly specifications: readonly Specification[];
}>;

// Lazy: below the first screen, or not shown for every product.
const ProductAside = onDemand<ProductAsideProps>(() => import('./product-aside.tsx'), {
  near: 'clinic-product-aside',
});
const Bundle = onDemand(() => import('./bundle.tsx'), { near: 'clinic-product-bundle' });
const Description = onDemand(() => import('./description.tsx'), {
  near: 'clinic-product-text',
});
const NotEligible = onDemand(() => import('../card/not-eligible.tsx'));
const SwapNotice = onDemand(() => import('./swap-notice.tsx'));
const Trail = onDemand<TrailProps>(() => import('./product-trail.tsx'), {
  waiting: <div className="clinic-breadcrumb" />,
});
const Video = onDemand(() => import('./gallery/product-video.tsx'), {
  near: 'clinic-product-video',
});

const refOf = (id: string, variant: ProductRef['variant']): ProductRef => ({
  id,
  ...(variant ? { variant } : {}),
});

function ProductPage({ productId = '', tagType }: WidgetProps<'clinic-product'>) {
  const { element, links } = useWidget();
  // Another person begins anew.
  const forgotten = useStore(useShop().session.$forgotten);
  // The product whose offer this buyer may not have: shown without it. Spec: 1§8
  const [plain, setPlain] = useState<string>();
  const variant = plain === productId ? undefined : variantOfTag(tagType);
  const goPlain = useCallback(() => {
    setPlain(productId);
    const view = element?.ownerDocument.defaultView;
    if (!view || links().site) return;
    // On the shop's own page, a reload must not open the offer again.
    const address = new URL(view.location.href);
    address.searchParams.delete('tagType');
    changeAddress('replace', address, { view });
  }, [productId, element, links]);
  return (
    <ProductState
      key={`${productId}|${variant ?? ''}|${forgotten}`}
      of={refOf(productId, variant)}
      onPlain={goPlain}
    />
  );
}

interface ProductStateProps {
  of: ProductRef;
  onPlain(): void;
}

/**
 * Holds the state that survives a reload after a login or the end of a session: selection, coupons, toasts and countdown.
 */
function ProductState(props: ProductStateProps) {
  const { region, ...toaster } = useToasts();
  const selection = useSelection();
  const claims = useCouponClaims();
  const reloaded = useRef<Reloaded>(undefined);
  return (
    <>
      <ProductLoader
        {...props}
        selection={selection}
        claims={claims}
        reloaded={reloaded}
        toaster={toaster}
      />
      <ToastRegion {...region} />
    </>
  );
}

interface KeptState {
  selection: Selection;
  claims: CouponClaims;
  reloaded: RefObject<Reloaded | undefined>;
  toaster: Toaster;
}

function ProductLoader({ of, onPlain, ...kept }: ProductStateProps & KeptState) {
  const shop = useShop();
  const product = useStore(shop.catalogue.product.watch(of));
  const offered = useStore(shop.catalogue.specifications.watch(of));
  const reload = () => {
    shop.catalogue.product.reload(of);
    shop.catalogue.specifications.reload(of);
  };
  // A server that refuses the plain product too leaves no page to lead to.
  if (of.variant && offerRefused(product.error, offered.error))
    return (
      <EmptyFrame>
        <NotEligible onGo={onPlain} />
      </EmptyFrame>
    );
  if (product.error)
    return (
      <EmptyFrame>
        <div className="clinic-panel">
          <LoadFailure error={product.error} onRetry={reload} isPage />
        </div>
      </EmptyFrame>
    );
  if (!product.value) return <ProductSkeleton trail={<ProductTrail />} />;
  return (
    <ProductView {...kept} of={of} product={product.value} offered={offered} onReload={reload} />
  );
}

/** The page without a product. */
function EmptyFrame({ children }: { children: ReactNode }) {
  const text = useWords(productWords);
  return (
    <div className="clinic-product">
      <h1 className="clinic-visually-hidden">{text.page}</h1>
      <ProductTrail />
      {children}
    </div>
  );
}

interface ProductViewProps extends KeptState {
  of: ProductRef;
  product: Product;
  offered: OfferState;
  onReload(): void;
}

function ProductView(props: ProductViewProps) {
  const { of, product, offered, onReload, reloaded, ...kept } = props;
  const specifications = offered.value?.specifications ?? [];
  const { lastId } = kept.selection;
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
        <ProductTitle product={product} />
        {offered.status === 'loading' && <OfferSkeleton />}
        {offered.status === 'failed' && (
          <SpecificationsFailed error={offered.error} onRetry={onReload} />
        )}
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
        {/* After name, price and specifications: the layout shows it before them. */}
        <div className="clinic-product-left">
          <div className="clinic-product-pictures">
            {offered.status === 'loading' ? (
              <GallerySkeleton />
            ) : (
              <Gallery pictures={pictures} name={product.name} />
            )}
          </div>
          <ProductAside
            product={product}
            specifications={specifications}
            lastId={lastId}
            of={of}
            standing={standing}
            toaster={kept.toaster}
          />
        </div>
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

function SpecificationsFailed({ error, onRetry }: { error: ShopError; onRetry(): void }) {
  const text = useWords(productWords);
  return (
    <div className="clinic-specs">
      <FailureNotice lead={text.noStockTitle} onRetry={onRetry}>
        {error.message}
      </FailureNotice>
    </div>
  );
}

/** The breadcrumb; a partner's page has its own and never loads this one. */
function ProductTrail(props: TrailProps) {
  const { links } = useWidget();
  return links().site ? null : <Trail {...props} />;
}

export const widget: WidgetModule<'clinic-product'> = {
  component: ProductPage,
  styles: [
    toastStyles,
    noticeStyles,
    breadcrumbStyles,
    countdownStyles,
    panelCss,
    loadErrorStyles,
    galleryStyles,
    productOfferStyles,
    productHeadStyles,
    productSkeletonStyles,
    couponCss,
    detailsCss,
    productCss,
  ],
  async load(shop, { productId = '', tagType }) {
    const ref = refOf(productId, variantOfTag(tagType));
    await readForServer(shop.catalogue.product.get(ref), shop.catalogue.specifications.get(ref));
  },
};
