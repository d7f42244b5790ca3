import productTileCss from '../catalogue/parts/product-tile.css?inline';
import { useRoutes, useShop, useStore, useWords, type WidgetModule } from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import {
  badgeCss,
  baseCss,
  buttonCss,
  emptyCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  skeletonCss,
} from '../ui/styles.ts';
import homeCss from './home.css?inline';
import { Floor, Specials, Zones } from './parts/blocks.tsx';
import { Categories } from './parts/categories.tsx';
import { Featured } from './parts/featured.tsx';
import { Hero } from './parts/hero.tsx';
import { homeWords } from './parts/home-words.ts';

/** The home page: `/`. Spec: 1§2 Home */
function Home() {
  const shop = useShop();
  const routes = useRoutes();
  const words = useWords(homeWords);
  const home = useStore(shop.catalogue.home.watch(null));
  const categories = useStore(shop.catalogue.parentCategories.watch(null));

  if (home.status === 'failed' && categories.status === 'failed') {
    const again = () => {
      shop.catalogue.home.reload(null);
      shop.catalogue.parentCategories.reload(null);
      shop.catalogue.recommended.reload(1);
    };
    return (
      <div className="clinic-panel clinic-home-alone">
        <h1 className="clinic-visually-hidden">{words.title}</h1>
        <Empty
          role="alert"
          tone="danger"
          icon={<AlertIcon size={20} />}
          title={words.failedTitle}
          action={
            <Button kind="primary" onClick={again}>
              {words.tryAgain}
            </Button>
          }
        >
          {home.error.message}
        </Empty>
      </div>
    );
  }

  const parents = categories.status === 'failed' ? [] : categories.value;
  const floorLink = (name: string) => {
    const parent = parents?.find((each) => each.name === name);
    if (!parent) return undefined;
    const { id } = parent;
    return routes.link('search', { categoryId: id, searchType: 'categoryId', title: name });
  };
  return (
    <div className="clinic-home">
      <h1 className="clinic-visually-hidden">{words.title}</h1>
      <div className="clinic-home-top">
        {home.status === 'loading' ? (
          <Loading label={words.loading}>
            <div className="clinic-hero">
              <Skeleton shape="square" />
            </div>
          </Loading>
        ) : (
          <Hero banners={home.value?.banners ?? []} />
        )}
        <Specials specials={home.value?.specials ?? []} />
      </div>
      <Categories categories={parents} />
      {home.value && (
        <>
          <Zones zones={home.value.zones} />
          {home.value.floors.map((floor) => (
            <Floor
              key={floor.name}
              name={floor.name}
              keywords={floor.keywords}
              products={floor.products}
              link={floorLink(floor.name)}
            />
          ))}
        </>
      )}
      <Featured />
    </div>
  );
}

export const widget: WidgetModule<'clinic-home'> = {
  component: Home,
  styles: [
    baseCss,
    badgeCss,
    buttonCss,
    emptyCss,
    noticeCss,
    panelCss,
    pictureCss,
    priceCss,
    skeletonCss,
    productTileCss,
    homeCss,
  ],
  async load(shop) {
    // What fails here is asked for again by the browser, which has the words and the way to retry.
    await Promise.allSettled([
      shop.catalogue.home.get(null),
      shop.catalogue.parentCategories.get(null),
      shop.catalogue.recommended.get(1),
    ]);
  },
};
