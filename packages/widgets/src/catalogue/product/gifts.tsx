import type { Specification } from '@clinicart/sdk/catalogue';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { ServerText, Words } from '../../ui/data/server-text.tsx';
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
          {productId ? (
            <ServerText as="a" {...routes.link('product', { id: productId })}>
              {name}
            </ServerText>
          ) : (
            <Words>{name}</Words>
          )}
        </dd>
      ))}
    </dl>
  );
}

export { Gifts as part };
