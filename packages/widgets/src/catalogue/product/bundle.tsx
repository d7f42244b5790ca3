import type { Product } from '@clinicart/sdk';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Words } from '../../ui/data/server-text.tsx';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { productWords } from './product-words.ts';

/** The contents of a bundle. Spec: 1§3 productSuit */
function Bundle({ items }: { items: Product['bundle'] }) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(productWords);
  return (
    <section className="clinic-panel">
      <h2>{text.bundle}</h2>
      <p>{text.bundleWhy({ count: items.length })}</p>
      <ul>
        {items.map(({ id, name, standard, picture, count }) => (
          <li key={id}>
            <a {...routes.link('product', { id })}>
              <Picture src={shop.picture(picture, 'card')} alt="" />
              <span>
                <Words>{name}</Words>
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

export { Bundle as part };
