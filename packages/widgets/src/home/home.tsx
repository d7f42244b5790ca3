import { composeHome, floorCategory, homeSections } from '@clinicart/sdk/home';
import { useMemo, useRef } from 'react';
import {
  onDemand,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import panelCss from '../ui/data/panel.css?inline';
import { useLanguage } from '../ui/foundation/context.tsx';
import { dialogStyles } from '../ui/overlay/dialog.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import { BrandWall, brandWallStyles } from './brand-wall.tsx';
import { Categories, categoriesStyles } from './categories.tsx';
import { Featured, featuredStyles } from './featured.tsx';
import { Floor, floorStyles } from './floor.tsx';
import { Hero, heroStyles } from './hero.tsx';
import homeCss from './home.css?inline';
import { BlocksSkeleton, homeSkeletonStyles, TopSkeleton } from './home-skeleton.tsx';
import { homeWords } from './home-words.ts';
import { JumpBar } from './jump-bar.tsx';
import { MemberWaiting, memberWaitingStyles } from './member-waiting.tsx';
import { Popups } from './popups/popups.tsx';
import { Specials, specialsStyles } from './specials.tsx';
import { Zones, zonesStyles } from './zones.tsx';

const MemberHome = onDemand(() => import('./member/member-home.tsx'), {
  waiting: <MemberWaiting />,
  sendsSheets: true,
});

/** The home page: `/`. A member's begins with what the clinic does, and the poster follows. Every block of the response is optional. Spec: 1§2 Home, 1§3 Home data */
function Home({ adverts }: WidgetProps<'clinic-home'>) {
  const shop = useShop();
  const words = useWords(homeWords);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const isMember = useStore(shop.session.$session).status === 'member';
  const home = useStore(shop.catalogue.home.watch(null));
  const categories = useStore(shop.catalogue.parentCategories.watch(null));
  const recommended = useStore(shop.catalogue.recommended.watch(1));
  // The first response may lack the brands; the extension has them then.
  const isBrandless = home.status === 'failed' || home.value?.brands.length === 0;
  const brandSource = useStore(
    isBrandless ? shop.catalogue.homeExtension.watch(null) : shop.catalogue.home.watch(null),
  );
  const brands = brandSource.value?.brands ?? [];
  const blocks = useMemo(
    () => (home.value ? composeHome(home.value, language) : undefined),
    [home.value, language],
  );

  if (home.status === 'failed' && categories.status === 'failed') return <HomeFailed />;

  const sections = homeSections(blocks, {
    brands: brands.length > 0,
    featured: recommended.value?.products.length !== 0,
  });
  const parents = categories.value ?? [];
  return (
    <div ref={root} className="clinic-home" data-member={isMember || undefined}>
      <h1 className="clinic-visually-hidden">{words.title}</h1>
      {isMember && <MemberHome />}
      <div className="clinic-home-top">
        {home.status === 'loading' ? (
          <TopSkeleton />
        ) : (
          <>
            <Hero banners={blocks?.banners ?? []} isFirst={!isMember} />
            {blocks && <Specials specials={blocks.specials} remark={blocks.specialRemark} />}
          </>
        )}
      </div>
      {home.status === 'failed' && (
        <FailureNotice lead={words.partFailed} onRetry={() => shop.catalogue.home.reload(null)}>
          {home.error.message}
        </FailureNotice>
      )}
      <JumpBar sections={sections} root={root} isLoading={home.status === 'loading'} />
      <Categories state={categories} />
      {home.status === 'loading' && <BlocksSkeleton />}
      {blocks && (
        <>
          <Zones zones={blocks.zones} section={blocks.specials.length ? undefined : 'events'} />
          {blocks.floors.map((floor) => (
            <Floor key={floor.key} floor={floor} categoryId={floorCategory(floor, parents)?.id} />
          ))}
        </>
      )}
      <BrandWall brands={brands} />
      <Featured />
      <Popups home={home.value} isAsked={adverts} />
    </div>
  );
}

/** Replaces the page when every request has failed. */
function HomeFailed() {
  const shop = useShop();
  const words = useWords(homeWords);
  const home = useStore(shop.catalogue.home.watch(null));
  const again = () => {
    shop.catalogue.home.reload(null);
    shop.catalogue.parentCategories.reload(null);
    shop.catalogue.recommended.reload(1);
  };
  return (
    <div className="clinic-panel clinic-home-alone">
      <h1 className="clinic-visually-hidden">{words.title}</h1>
      <FailureBlock kind="primary" title={words.failedTitle} onRetry={again}>
        {home.error?.message}
      </FailureBlock>
    </div>
  );
}

export const widget: WidgetModule<'clinic-home'> = {
  component: Home,
  styles: [
    failureBlockStyles,
    noticeStyles,
    dialogStyles,
    panelCss,
    brandWallStyles,
    categoriesStyles,
    featuredStyles,
    floorStyles,
    heroStyles,
    homeSkeletonStyles,
    memberWaitingStyles,
    specialsStyles,
    zonesStyles,
    homeCss,
  ],
  async load(shop) {
    // Ignores failures: the widget shows them and retries in the browser.
    const isMember = shop.session.$session.get().status === 'member';
    await Promise.allSettled([
      isMember && import('./member/load-member.ts').then(({ loadMember }) => loadMember(shop)),
      shop.catalogue.home.get(null),
      shop.catalogue.parentCategories.get(null),
      shop.catalogue.recommended.get(1),
    ]);
  },
};
