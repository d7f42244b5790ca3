import { isShopError } from '@clinicart/sdk';
import {
  type Campaign,
  type CampaignProduct,
  campaignDomain,
  campaignName,
} from '@clinicart/sdk/campaign';
import { refuseBuyer, standingOf } from '@clinicart/sdk/identity';
import { inLanguage } from '@clinicart/sdk/language';
import { type RefObject, useRef, useState } from 'react';
import { LoadFailure, loadErrorStyles } from '../catalogue/card/load-error.tsx';
import {
  PricesHiddenNotice,
  pricesHiddenNoticeStyles,
} from '../catalogue/card/prices-hidden-notice.tsx';
import { useLoginRequest } from '../catalogue/card/use-purchase.ts';
import { useListView } from '../catalogue/listing/use-list-view.ts';
import { ViewSwitch, viewSwitchStyles } from '../catalogue/listing/view-switch.tsx';
import { tableSkeletonStyles } from '../catalogue/table/table-skeleton.tsx';
import {
  onDemand,
  useLanguage,
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { TagIcon } from '../ui/media/icons.tsx';
import { useCurrentSection } from '../ui/page/scroll-spy.ts';
import { useIntersection } from '../ui/page/use-intersection.ts';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import type { AddDialogProps } from './add-dialog.tsx';
import campaignCss from './campaign.css?inline';
import { CampaignSkeleton, campaignSkeletonStyles } from './campaign-skeleton.tsx';
import { campaignWords } from './campaign-words.ts';
import { SectionNav } from './section-nav.tsx';
import { sectionsStyles } from './sections.tsx';
import { Sections } from './sections-view.tsx';
import { WordedPicture, wordedPictureStyles } from './worded-picture.tsx';

const AddDialog = onDemand<AddDialogProps>(() => import('./add-dialog.tsx'), { retries: true });

/** A campaign: `/active11/{id}`. Spec: 2§2.11 */
function CampaignPage({ campaignId = '' }: WidgetProps<'clinic-campaign'>) {
  const shop = useShop();
  const text = useWords(campaignWords);
  const campaign = useStore(shop.domain(campaignDomain).details.watch(campaignId));
  if (campaign.error) {
    return (
      <div className="clinic-campaign-alone">
        <h1 className="clinic-visually-hidden">{text.title}</h1>
        <LoadFailure
          error={campaign.error}
          onRetry={() => shop.domain(campaignDomain).details.reload(campaignId)}
        />
      </div>
    );
  }
  if (!campaign.value) return <CampaignSkeleton />;
  if (campaign.value.isOver) return <CampaignOver />;
  return <CampaignView key={campaignId} campaign={campaign.value} />;
}

/** Replaces a campaign that is unknown, over or empty, with a link to current offers. */
function CampaignOver() {
  const say = useSay();
  const text = useWords(campaignWords);
  const routes = useRoutes();
  return (
    <div className="clinic-campaign-alone">
      <h1 className="clinic-visually-hidden">{text.title}</h1>
      <Empty
        icon={<TagIcon size={20} />}
        title={say({ reason: 'campaign-over', facts: {} })}
        action={
          <Button kind="primary" {...routes.link('discountZone')}>
            {text.offers}
          </Button>
        }
      >
        {text.overWhy}
      </Empty>
    </div>
  );
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  const shop = useShop();
  const text = useWords(campaignWords);
  const [listView, chooseView] = useListView();
  const language = useLanguage();
  const session = useStore(shop.session.$session);
  const signIn = useLoginRequest();
  const root = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [chosen, choose] = useState<CampaignProduct>();
  const [wasOpened, setOpened] = useState(false);
  if (chosen && !wasOpened) setOpened(true);
  const { ground, sections, view } = campaign;
  const named = campaignName(campaign, language);
  const name =
    'title' in named
      ? named.title
      : named.sections.length > 0
        ? text.titleOf({ names: named.sections })
        : text.title;
  const [isPast, setPast] = useState(false);
  useIntersection(head, ({ isIntersecting, boundingClientRect }) =>
    setPast(!isIntersecting && boundingClientRect.top < 0),
  );
  const [hasTables, setTables] = useState(false);
  const reading = useCurrentSection(root, listView === 'table' && hasTables ? 'table' : sections);
  // Marks nothing while the navigation is hidden.
  const current = isPast ? reading : undefined;
  const entries = sections.flatMap(({ key, name }) =>
    name ? [{ key, name: inLanguage(name, language) || key }] : [],
  );
  // A visitor logs in first; an unverified member reads the reason in the dialog.
  const isVisitor = refuseBuyer(standingOf(session, view.pricesVisible))?.reason === 'log-in-first';
  return (
    <div ref={root} className="clinic-campaign" data-view={listView} data-ink={ground?.ink}>
      {ground && (
        // A colour from the server: an SVG attribute needs no inline style, which the page's policy may forbid.
        <svg className="clinic-campaign-ground" aria-hidden="true">
          <rect width="100%" height="100%" fill={ground.background} />
        </svg>
      )}
      <Head ref={head} campaign={campaign} name={name} />
      {sections.some(({ kind }) => kind === 'products') && (
        <div className="clinic-view-bar">
          {!view.pricesVisible && <PricesHiddenNotice text={view.text} />}
          <ViewSwitch view={listView} onChoose={chooseView} />
        </div>
      )}
      <div className="clinic-campaign-body">
        {entries.length > 0 && (
          <SectionNav entries={entries} current={current} isShown={isPast} root={root} />
        )}
        <div className="clinic-campaign-sections">
          <Sections
            sections={sections}
            campaign={name}
            view={listView}
            onTables={() => setTables(true)}
            onAdd={(product) => (isVisitor ? signIn() : choose(product))}
          />
        </div>
      </div>
      <p className="clinic-campaign-end">{text.end}</p>
      {wasOpened && <AddDialog product={chosen} onClose={() => choose(undefined)} />}
    </div>
  );
}

interface HeadProps {
  ref: RefObject<HTMLHeadingElement | null>;
  campaign: Campaign;
  name: string;
}

/** The name of the campaign over its picture, or above a picture that carries its own words. */
function Head({ ref, campaign: { picture = '', words }, name }: HeadProps) {
  const heading = (
    <h1 ref={ref} className="clinic-campaign-head">
      {name}
    </h1>
  );
  if (words.title) {
    const over = (
      <>
        {heading}
        {words.remark && <ServerText as="p">{words.remark}</ServerText>}
      </>
    );
    return <WordedPicture picture={picture} shape="main" words={over} alt="" eager />;
  }
  return (
    <>
      {heading}
      {picture && <WordedPicture picture={picture} shape="main" words={null} alt="" eager />}
    </>
  );
}

export const widget: WidgetModule<'clinic-campaign'> = {
  component: CampaignPage,
  styles: [
    buttonStyles,
    emptyStyles,
    campaignSkeletonStyles,
    sectionsStyles,
    wordedPictureStyles,
    loadErrorStyles,
    pricesHiddenNoticeStyles,
    tableSkeletonStyles,
    viewSwitchStyles,
    campaignCss,
  ],
  async load(shop, { campaignId = '' }) {
    try {
      // Categories name the places of the banners.
      await Promise.all([
        shop.domain(campaignDomain).details.get(campaignId),
        shop.catalogue.parentCategories.get(null),
      ]);
    } catch (error) {
      // Ignores a failure of the shop: the widget shows it and retries in the browser.
      if (!isShopError(error)) throw error;
    }
  },
};
