import { amountOf, type Product } from '@clinicart/sdk';
import { monthOf, type Specification } from '@clinicart/sdk/catalogue';
import { unitFor } from '@clinicart/sdk/values';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Label } from '../../print/label.tsx';
import { Buyer, figures, Parties, Sheet, SheetEnd, sheetStyles } from '../../print/sheet.tsx';
import { type Both, SHEET } from '../../print/sheet-words.ts';
import { type PrintableSheet, useShownSheet } from '../../print/use-sheet.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Image } from '../../ui/media/image.tsx';
import printedProductCss from './printed-product.css?inline';
import { parametersOf } from './product-parameters.ts';
import { productWords } from './product-words.ts';

export const styles = [sheetStyles, printedProductCss];

const PRODUCT = {
  title: ['產品資料', 'Product sheet'],
  specification: ['規格', 'Specification'],
  pack: ['包裝', 'Pack'],
  expires: ['效期至', 'Use by'],
  step: ['每單位', 'Multiple'],
  price: ['單價 HKD', 'Price HKD'],
  prices: ['價格以列印當日為準。', 'Prices on the day of printing.'],
} as const satisfies Record<string, Both>;

export interface PrintedProductProps {
  product: Product;
  specifications: readonly Specification[];
  picture: string | undefined;
  sheet: PrintableSheet;
}

/** The product with its specifications as a document; only print shows it. */
function PrintedProduct({ product, specifications, picture, sheet }: PrintedProductProps) {
  useShownSheet(sheet);
  const shop = useShop();
  const text = useWords(productWords);
  const { status } = useStore(shop.session.$session);
  const [only] = specifications.length === 1 ? specifications : [];
  const hasPrices = specifications.some(({ offer }) => offer.price.kind !== 'hidden');
  return (
    <Sheet title={PRODUCT.title}>
      <div className="clinic-print-product-head">
        <Image src={shop.picture(picture, 'detail')} alt="" fallback={null} />
        <div>
          <ServerText as="h2">{product.name}</ServerText>
          {product.brand.name && <ServerText as="p">{product.brand.name}</ServerText>}
          {product.sellingPoint && <p>{product.sellingPoint}</p>}
          <dl>
            {parametersOf(text, product, only).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {status === 'member' && (
        <Parties>
          <Buyer />
        </Parties>
      )}
      <Specifications specifications={specifications} hasPrices={hasPrices} />
      <SheetEnd
        notes={
          hasPrices && (
            <p>
              <Label of={PRODUCT.prices} />
            </p>
          )
        }
      />
    </Sheet>
  );
}

interface SpecificationsProps {
  specifications: readonly Specification[];
  hasPrices: boolean;
}

function Specifications({ specifications, hasPrices }: SpecificationsProps) {
  return (
    <table className="clinic-print-goods clinic-print-specifications">
      <thead>
        <tr>
          {[SHEET.article, PRODUCT.specification, PRODUCT.pack, PRODUCT.expires].map((label) => (
            <th key={label[1]} scope="col">
              <Label of={label} />
            </th>
          ))}
          <th scope="col" data-number>
            <Label of={PRODUCT.step} />
          </th>
          {hasPrices && (
            <th scope="col" data-number>
              <Label of={PRODUCT.price} />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {specifications.map(({ id, articleNumber, name, pack, unit, expires, step, offer }) => (
          <tr key={id}>
            <td className="clinic-print-article">{articleNumber || id}</td>
            <td>{name}</td>
            <td>{pack || unit}</td>
            <td>{expires && monthOf(expires)}</td>
            <td data-number>
              {step} {unitFor(step, unit)}
            </td>
            {hasPrices && (
              <td data-number>
                {offer.price.kind === 'enquire' ? (
                  <Label of={SHEET.onRequest} />
                ) : (
                  figures(amountOf(offer.price))
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export { PrintedProduct as part };
