import {
  collectible,
  formatMoney,
  isShopError,
  type Product,
  type Specification,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { ChatIcon, ChevronRightIcon, DocumentIcon, GiftIcon, HeartIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Toast } from '../../ui/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { productWords } from '../product-words.ts';
import { sellingWords } from '../words.ts';
import { useSignIn } from './use-purchase.ts';

/** Coupons of the product, where prices may be seen. Spec: 1§3 Coupon */
export function Coupons({ product }: { product: Product }) {
  const text = useWords(productWords);
  const selling = useWords(sellingWords);
  const shown = product.coupons.filter((each) => each.amount ?? each.percentOff);
  if (shown.length === 0) return null;
  return (
    <dl className="clinic-product-line">
      <dt>{text.coupons}</dt>
      {shown.map(({ id, amount, percentOff = 0, minimum, name }) => (
        <dd key={id} className="clinic-product-coupon">
          <b>{amount ? formatMoney(amount) : selling.percentOff({ percent: percentOff })}</b>{' '}
          {minimum ? text.couponOver({ amount: formatMoney(minimum) }) : name}
        </dd>
      ))}
    </dl>
  );
}

/** What comes with it, each gift once. Spec: 1§3 promotes */
export function Gifts({ specifications }: { specifications: readonly Specification[] }) {
  const text = useWords(productWords);
  const routes = useRoutes();
  const gifts = new Map(specifications.flatMap(({ gifts: each }) => each.map((g) => [g.name, g])));
  if (gifts.size === 0) return null;
  return (
    <dl className="clinic-product-line">
      <dt>{text.gifts}</dt>
      {[...gifts.values()].map(({ name, productId }) => (
        <dd key={name}>
          <GiftIcon />
          {productId ? <a {...routes.link('product', { id: productId })}>{name}</a> : name}
        </dd>
      ))}
    </dl>
  );
}

interface ProductActionsProps {
  product: Product;
  specifications: readonly Specification[];
  show(toast: Toast): void;
}

/** Collect, instructions, questions. Spec: 1§6 (collect), 1§3 productInstraction */
export function ProductActions({ product, specifications, show }: ProductActionsProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(productWords);
  const manuals = product.instructions.flatMap(({ path, name }) => {
    // The same check and base as for a picture; a path without a size in it is left as it is.
    const href = shop.picture(path, 'detail');
    return href === undefined ? [] : [{ href, name }];
  });
  return (
    <div className="clinic-product-actions">
      <Collect product={product} specifications={specifications} show={show} />
      {manuals.map(({ href, name }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          <DocumentIcon />
          {name || text.manuals}
          <VisuallyHidden> {text.opensNew}</VisuallyHidden>
        </a>
      ))}
      <a {...routes.link('contactUs')}>
        <ChatIcon />
        {text.askAbout}
      </a>
    </div>
  );
}

function Collect({ product, specifications, show }: ProductActionsProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const session = useStore(shop.session.$session);
  const signIn = useSignIn();
  // Ours until the answer that was read again says it.
  const [own, setOwn] = useState<{ of: Specification; collected: boolean }>();
  const [busy, setBusy] = useState(false);
  const specification = collectible(product.id, specifications);
  if (!specification) return null;
  const isCollected = own?.of === specification ? own.collected : specification.isCollected;
  const toggle = async () => {
    if (session.status === 'visitor') return signIn();
    if (busy) return;
    setBusy(true);
    setOwn({ of: specification, collected: !isCollected });
    try {
      await shop.catalogue.collect(specification.id, !isCollected);
      const reason = isCollected ? 'collection-ended' : 'collected';
      show({ tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      setOwn(undefined);
      if (!isShopError(error)) throw error;
      show({ tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" aria-pressed={isCollected} onClick={toggle}>
      <HeartIcon className="clinic-product-heart" />
      {isCollected ? text.collected : text.collect}
    </button>
  );
}

/** Producer, certificates and categories. Spec: 1§3 */
export function Parameters({ product }: { product: Product }) {
  const text = useWords(productWords);
  const rows = [
    [text.producer, product.producer],
    [text.ce, product.ceCode],
    [text.fda, product.fdaCode],
    [text.category, product.categories.join(' › ')],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <dl className="clinic-product-parameters" aria-label={text.parameters}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a bundle is made of. Spec: 1§3 productSuit */
export function Bundle({ product }: { product: Product }) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(productWords);
  if (product.bundle.length === 0) return null;
  return (
    <section className="clinic-panel clinic-product-bundle">
      <h2>{text.bundle}</h2>
      <p>{text.bundleWhy({ count: product.bundle.length })}</p>
      <ul>
        {product.bundle.map(({ id, name, standard, picture, count }) => (
          <li key={id}>
            <a {...routes.link('product', { id })}>
              <Picture src={shop.picture(picture, 'card')} alt="" />
              <span>
                {name}
                <small>{standard}</small>
              </span>
              <b>{`× ${count}`}</b>
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
