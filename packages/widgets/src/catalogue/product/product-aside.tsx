import type { Product } from '@clinicart/sdk';
import {
  galleryOf,
  type ProductRef,
  type Specification,
  specificationAtHand,
} from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { CompareToggle } from '../../compare/compare-toggle.tsx';
import { onDemand, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { useSheet } from '../../print/use-sheet.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { DocumentIcon, PrinterIcon } from '../../ui/media/icons.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { Collect } from './collect.tsx';
import type { PrintedProductProps } from './printed-product.tsx';
import { parametersOf } from './product-parameters.ts';
import { productWords } from './product-words.ts';

const PrintedProduct = onDemand<PrintedProductProps>(() => import('./printed-product.tsx'));

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
  const sheet = useSheet();
  const [picture] = galleryOf(specifications, props.lastId ?? props.of.id);
  return (
    <>
      <ProductActions {...props} onPrint={sheet.print} />
      {sheet.isWanted && (
        <PrintedProduct
          product={product}
          specifications={specifications}
          picture={picture}
          sheet={sheet}
        />
      )}
      <Parameters product={product} only={specifications.length === 1 ? first : undefined} />
    </>
  );
}

/** Links to save the product, to its instructions and to ask about it. Spec: 1§6 (collect), 1§3 productInstraction */
function ProductActions(props: ProductAsideProps & { onPrint(): void }) {
  const { product, specifications, lastId, of, onPrint } = props;
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
      <CompareToggle productId={product.id} toaster={props.toaster} />
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
      <button
        type="button"
        onPointerEnter={PrintedProduct.fetch}
        onFocus={PrintedProduct.fetch}
        onClick={onPrint}
      >
        <PrinterIcon />
        {text.print}
      </button>
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
  const rows = parametersOf(text, product, only);
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
