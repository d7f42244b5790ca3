import { formatMoney } from '@clinicart/sdk';
import { lineAmount, type OrderedGood } from '@clinicart/sdk/orders';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import { afterSalesWords } from './after-sales-words.ts';
import { factsOf } from './good-facts.ts';
import returnGoodCss from './return-good.css?inline';

export const returnGoodStyles = [pictureStyles, returnGoodCss];

/** Goods of an application; the name opens the product. Spec: 2§2.7 */
export function ReturnGood({ good }: { good: OrderedGood }) {
  const shop = useShop();
  const words = useWords(afterSalesWords);
  const sum = lineAmount(good);
  return (
    <li className="clinic-after-sale-good">
      <Picture src={shop.picture(good.picture, 'card')} alt="" />
      <div className="clinic-after-sale-good-name">
        <p>
          <GoodName good={good} />
        </p>
        <p>{factsOf(good)}</p>
      </div>
      <p className="clinic-after-sale-good-price">
        <VisuallyHidden>{words.price} </VisuallyHidden>
        {good.price !== undefined && formatMoney(good.price)}
      </p>
      <p className="clinic-after-sale-good-count">{words.times(good)}</p>
      <p className="clinic-after-sale-good-sum">{sum !== undefined && formatMoney(sum)}</p>
    </li>
  );
}

function GoodName({ good }: { good: OrderedGood }) {
  const routes = useRoutes();
  const { specificationId } = good;
  const name = good.name || factsOf(good);
  if (!specificationId) return name;
  return <a {...routes.link('product', { id: specificationId })}>{name}</a>;
}
