import type { Specification } from '@clinicart/sdk/catalogue';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { productWords } from './product-words.ts';

/** The gifts of a product, each listed once. Spec: 1§3 promotes */
function Gifts({ gifts }: { gifts: Specification['gifts'] }) {
  const text = useWords(productWords);
  const routes = useRoutes();
  const shop = useShop();
  return (
    <dl className="clinic-product-line">
      <dt>{text.gifts}</dt>
      {gifts.map(({ name, productId, picture }) => (
        <dd key={`${productId} ${name}`}>
          {picture ? <Picture src={shop.picture(picture, 'card')} alt="" /> : <GiftIcon />}
          {productId ? <a {...routes.link('product', { id: productId })}>{name}</a> : name}
        </dd>
      ))}
    </dl>
  );
}

export { Gifts as part };
