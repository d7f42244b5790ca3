import type { Product } from '@clinicart/sdk';
import { type ProductRef, type Specification, specificationAtHand } from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { ChatIcon, DocumentIcon } from '../../ui/media/icons.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { Collect } from './collect.tsx';
import { productWords } from './product-words.ts';

export interface ProductAsideProps {
  product: Product;
  specifications: readonly Specification[];
  /** The specification chosen last, if any. */
  lastId: string | undefined;
  /** The product of the page's address. */
  of: ProductRef;
  standing: BuyerStanding;
  toaster: Toaster;
}

/** The links and parameters below the pictures. */
function ProductAside(props: ProductAsideProps) {
  const { product, specifications } = props;
  const [first] = specifications;
  return (
    <>
      <ProductActions {...props} />
      <Parameters product={product} only={specifications.length === 1 ? first : undefined} />
    </>
  );
}

/** Links to save the product, to its instructions and to ask about it. Spec: 1§6 (collect), 1§3 productInstraction */
function ProductActions(props: ProductAsideProps) {
  const { product, specifications, lastId, of } = props;
  const specification = specificationAtHand(specifications, lastId, of.id, product.id);
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(productWords);
  const manuals = product.instructions.flatMap(({ path, name }) => {
    // Resolves and validates the path as for pictures; a path without a size is kept.
    const href = shop.picture(path, 'detail');
    return href === undefined ? [] : [{ href, name }];
  });
  return (
    <div className="clinic-product-actions">
      {specification && (
        <Collect {...props} specification={specification} isOneOfMany={specifications.length > 1} />
      )}
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

interface ParametersProps {
  product: Product;
  /** The only specification, whose own facts are listed too. */
  only: Specification | undefined;
}

/** Manufacturer, certificates and categories. Spec: 1§3 */
function Parameters({ product, only }: ParametersProps) {
  const text = useWords(productWords);
  const rows = [
    [text.producer, product.producer],
    [text.ce, product.ceCode],
    [text.fda, product.fdaCode],
    [text.category, product.categories.join(' › ')],
    [text.produced, only?.produced],
    [text.uniformCode, only?.uniformCode],
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

export { ProductAside as part };
