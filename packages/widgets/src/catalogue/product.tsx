import {
  isShopError,
  type Loadable,
  type Product,
  type ProductRef,
  picturesOf,
  type Specification,
  variantOfTag,
} from '@clinicart/sdk';
import { type MouseEvent, useEffect, useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import {
  badgeCss,
  baseCss,
  breadcrumbCss,
  buttonCss,
  countdownCss,
  dialogCss,
  emptyCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  skeletonCss,
  spinnerCss,
  stepperCss,
  tableCss,
  toastCss,
} from '../ui/styles.ts';
import { ToastRegion, useToasts } from '../ui/toast.tsx';
import type { Toast } from '../ui/toast-queue.ts';
import { Description } from './parts/description.tsx';
import galleryCss from './parts/gallery.css?inline';
import { Gallery } from './parts/gallery.tsx';
import { LoadFailure } from './parts/load-failure.tsx';
import { Bundle, Parameters, ProductActions } from './parts/product-extras.tsx';
import { ProductTitle } from './parts/product-head.tsx';
import { type Choice, ProductOffer } from './parts/product-offer.tsx';
import { OfferSkeleton, ProductSkeleton } from './parts/product-skeleton.tsx';
import { ProductVideo } from './parts/product-video.tsx';
import specificationCss from './parts/specification-table.css?inline';
import productCss from './product.css?inline';
import { productWords } from './product-words.ts';
import { sellingWords } from './words.ts';

/** The server's code for a buyer who is no new customer. Spec: 1§8 */
const NOT_ELIGIBLE = 1359;
/** How long the reason is shown before the page goes on. Spec: 1§9 */
const REDIRECT_MS = 3000;

type Offered = Loadable<{
  readonly view: { readonly pricesVisible: boolean };
  readonly specifications: readonly Specification[];
}>;

const refOf = (id: string, variant: ProductRef['variant']): ProductRef => ({
  id,
  ...(variant ? { variant } : {}),
});

function ProductPage({ productId = '', tagType }: WidgetProps<'clinic-product'>) {
  // A page opened for an offer that is not for this buyer goes on as the plain product. Spec: 1§8
  const [plain, setPlain] = useState<string>();
  const variant = plain === productId ? undefined : variantOfTag(tagType);
  return (
    <ProductOf
      key={`${productId}|${variant ?? ''}`}
      of={refOf(productId, variant)}
      onPlain={() => setPlain(productId)}
    />
  );
}

interface ProductOfProps {
  of: ProductRef;
  onPlain(): void;
}

/** Signing in or out reads everything again. What was chosen and what was just said outlive that. */
function ProductOf(props: ProductOfProps) {
  const toasts = useToasts();
  const [choice, setChoice] = useState<Choice>(new Map());
  return (
    <>
      <ProductRead {...props} choice={choice} onChoice={setChoice} show={toasts.show} />
      <ToastRegion {...toasts.region} />
    </>
  );
}

interface Kept {
  choice: Choice;
  onChoice(choice: Choice): void;
  show(toast: Toast): void;
}

function ProductRead({ of, onPlain, ...kept }: ProductOfProps & Kept) {
  const shop = useShop();
  const text = useWords(productWords);
  const product = useStore(shop.catalogue.product.watch(of));
  const offered = useStore(shop.catalogue.specifications.watch(of));
  const isIneligible =
    product.error?.resultID === NOT_ELIGIBLE || offered.error?.resultID === NOT_ELIGIBLE;
  useEffect(() => {
    if (isIneligible) return shop.clock.after(REDIRECT_MS, onPlain);
    return undefined;
  }, [isIneligible, onPlain, shop]);
  const reload = () => {
    shop.catalogue.product.reload(of);
    shop.catalogue.specifications.reload(of);
  };
  if (isIneligible) {
    return (
      <Notice tone="warning" role="alert">
        {shop.language.say({ reason: 'not-eligible', facts: {} })}
      </Notice>
    );
  }
  if (product.error) {
    return (
      <div className="clinic-product">
        <h1 className="clinic-visually-hidden">{text.page}</h1>
        <Trail categories={[]} name="" />
        <div className="clinic-panel">
          <LoadFailure error={product.error} onRetry={reload} />
        </div>
      </div>
    );
  }
  if (!product.value) return <ProductSkeleton trail={<Trail categories={[]} name="" />} />;
  return <Shown {...kept} of={of} product={product.value} offered={offered} onReload={reload} />;
}

interface ShownProps extends Kept {
  of: ProductRef;
  product: Product;
  offered: Offered;
  onReload(): void;
}

function Shown({ of, product, offered, onReload, ...kept }: ShownProps) {
  const text = useWords(productWords);
  const selling = useWords(sellingWords);
  const specifications = offered.value?.specifications ?? [];
  const pictures = picturesOf(specifications);
  const hasDetails = Boolean(product.descriptionHtml || product.video);
  return (
    <div className="clinic-product">
      <Trail categories={product.categories} name={product.name} />
      <article className="clinic-product-main">
        <div className="clinic-product-left">
          <div className="clinic-product-pictures">
            {offered.status === 'loading' ? (
              <Skeleton shape="square" />
            ) : (
              <Gallery pictures={pictures} name={product.name} />
            )}
          </div>
          <div className="clinic-product-aside">
            <ProductActions product={product} specifications={specifications} show={kept.show} />
            <Parameters product={product} />
          </div>
        </div>
        <ProductTitle product={product} />
        {offered.status === 'loading' && <OfferSkeleton />}
        {offered.status === 'failed' && (
          <div className="clinic-specs">
            <Notice
              tone="danger"
              role="alert"
              lead={text.noStockTitle}
              action={
                <Button kind="link" onClick={onReload}>
                  {selling.retry}
                </Button>
              }
            >
              {offered.error.message}
            </Notice>
          </div>
        )}
        {offered.value && (
          <ProductOffer
            of={of}
            product={product}
            specifications={offered.value.specifications}
            pricesVisible={offered.value.view.pricesVisible}
            {...kept}
            onReload={onReload}
          />
        )}
      </article>
      <div className="clinic-product-more" data-bundle={product.bundle.length > 0 || undefined}>
        {hasDetails && (
          <section className="clinic-panel clinic-product-details">
            {product.descriptionHtml && (
              <div>
                <h2>{text.description}</h2>
                <Description html={product.descriptionHtml} />
              </div>
            )}
            {product.video && <ProductVideo video={product.video} poster={pictures[0]} />}
          </section>
        )}
        <Bundle product={product} />
      </div>
    </div>
  );
}

/** Back and the way here; a partner's page has ways of its own. */
function Trail({ categories, name }: { categories: readonly string[]; name: string }) {
  const routes = useRoutes();
  const { links, element } = useWidget();
  const text = useWords(productWords);
  if (links().site) return null;
  const back = (event: MouseEvent) => {
    const view = element?.ownerDocument.defaultView;
    const cameFromHere = view?.document.referrer.startsWith(`${view.location.origin}/`);
    if (!cameFromHere || event.defaultPrevented) return;
    event.preventDefault();
    view?.history.back();
  };
  return (
    <Breadcrumb
      back={{ href: routes.href('home'), onClick: back }}
      items={[
        { label: text.home, ...routes.link('home') },
        ...categories.map((label) => ({
          label,
          ...routes.link('search', { keyword: label, searchType: 'keyword', title: label }),
        })),
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
}

export const widget: WidgetModule<'clinic-product'> = {
  component: ProductPage,
  styles: [
    baseCss,
    badgeCss,
    breadcrumbCss,
    buttonCss,
    countdownCss,
    dialogCss,
    emptyCss,
    noticeCss,
    panelCss,
    pictureCss,
    priceCss,
    skeletonCss,
    spinnerCss,
    stepperCss,
    tableCss,
    toastCss,
    galleryCss,
    specificationCss,
    productCss,
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
