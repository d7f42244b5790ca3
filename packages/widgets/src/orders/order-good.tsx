import { formatMoney } from '@clinicart/sdk';
import { lineAmount, type OrderedGood } from '@clinicart/sdk/orders';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { measureText } from '../ui/data/measure-text.ts';
import { ServerText, Words } from '../ui/data/server-text.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import orderGoodCss from './order-good.css?inline';
import { orderWords } from './order-words.ts';

export const orderGoodStyles = [pictureStyles, orderGoodCss];

/** Article number and specification, as far as the server names them. */
export const factsOf = ({ articleNumber, standard }: OrderedGood): string =>
  [articleNumber, standard].filter(Boolean).join(' · ');

/** A line of an order: the product, its unit price, quantity and sum. Spec: 2§2.5, 2§2.6 */
export function OrderGood({ good }: { good: OrderedGood }) {
  const shop = useShop();
  const text = useWords(orderWords);
  const sum = lineAmount(good);
  return (
    <li className="clinic-order-good">
      <Picture src={shop.picture(good.picture, 'card')} alt="" />
      <div className="clinic-order-good-text">
        <p className="clinic-order-good-name">
          <GoodName good={good} />
        </p>
        <p className="clinic-order-good-facts">{measureText(factsOf(good))}</p>
      </div>
      <div className="clinic-order-good-figures">
        <p className="clinic-order-good-price">
          <VisuallyHidden>{text.price} </VisuallyHidden>
          {good.price !== undefined && formatMoney(good.price)}
        </p>
        <p className="clinic-order-good-count">
          {text.times({ quantity: good.quantity, unit: good.unit })}
        </p>
        <p className="clinic-order-good-sum">
          <VisuallyHidden>{text.sum} </VisuallyHidden>
          {sum !== undefined && formatMoney(sum)}
        </p>
      </div>
    </li>
  );
}

/** The name, which opens the product. */
export function GoodName({ good }: { good: OrderedGood }) {
  const routes = useRoutes();
  const id = good.specificationId || good.productId;
  const name = good.name || factsOf(good);
  if (!id) return <Words>{name}</Words>;
  return (
    <ServerText as="a" {...routes.link('product', { id })}>
      {name}
    </ServerText>
  );
}
