import type { Category, Loadable } from '@clinicart/sdk';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import { homeWords } from './home-words.ts';

export const categoriesStyles = [pictureStyles, noticeStyles, skeletonStyles];

/** All parent categories with their pictures. */
export function Categories({ state }: { state: Loadable<readonly Category[]> }) {
  const shop = useShop();
  const routes = useRoutes();
  const words = useWords(homeWords);
  const categories = state.value;
  if (categories?.length === 0) return null;
  if (state.status === 'failed')
    return (
      <FailureNotice
        lead={words.categoriesFailed}
        onRetry={() => shop.catalogue.parentCategories.reload(null)}
      >
        {state.error.message}
      </FailureNotice>
    );
  return (
    <section className="clinic-home-categories" aria-labelledby="clinic-home-categories">
      <h2 id="clinic-home-categories">{words.categories}</h2>
      <ul>
        {categories
          ? categories.map(({ id, name, picture }) => (
              <li key={id}>
                <a
                  {...routes.link('search', {
                    categoryId: id,
                    searchType: 'categoryId',
                    title: name,
                  })}
                >
                  <Picture src={shop.picture(picture, 'card')} alt="" />
                  <span>{name}</span>
                </a>
              </li>
            ))
          : Array.from({ length: 14 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing else to tell it apart.
              <li key={index}>
                <Skeleton shape="square" />
                <Skeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
