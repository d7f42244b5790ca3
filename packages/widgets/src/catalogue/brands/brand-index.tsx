import {
  ALL_KEYWORD,
  arrangeBrands,
  type BrandGroup,
  countBrands,
  findBrands,
} from '@clinicart/sdk/catalogue';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CloseIcon, SearchIcon, TagIcon } from '../../ui/media/icons.tsx';
import { isOwnKey } from '../../ui/page/own-key.ts';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { LoadFailure, loadErrorStyles } from '../card/load-error.tsx';
import { readForServer } from '../read-for-server.ts';
import brandCss from './brand-index.css?inline';
import { BrandTile, BrandTileSkeleton, brandTileStyles } from './brand-tile.tsx';
import { brandWords } from './brand-words.ts';
import { ALL, useBrandTab } from './use-brand-tab.ts';

/** Tiles of the first screen, whose pictures load at once. */
const EAGER = 12;
const SKELETONS = 24;
const NONE: readonly BrandGroup[] = [];

function BrandIndex(props: WidgetProps<'clinic-brand-index'>) {
  const shop = useShop();
  const text = useWords(brandWords);
  const state = useStore(shop.catalogue.brandGroups.watch(null));
  const groups = useMemo(() => (state.value ? arrangeBrands(state.value) : NONE), [state.value]);
  const [typed, setTyped] = useState('');
  const [chosen, selectTab] = useBrandTab(props);
  const tab = groups.some(({ key }) => key === chosen) ? chosen : ALL;
  const count = countBrands(groups);
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef({ tab, isChosen: false });
  useLayoutEffect(() => {
    const { isChosen, tab: before } = last.current;
    last.current = { tab, isChosen: false };
    // A shorter list would leave the viewport below it; the browser restores the position on Back.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (isChosen && before !== tab && top < 0) panel.current?.scrollIntoView({ block: 'start' });
  }, [tab]);
  const type = (next: string) => {
    setTyped(next);
    // A name is searched in all groups.
    if (next && tab !== ALL) selectTab(ALL);
  };
  return (
    <div className="clinic-brands">
      <div className="clinic-brands-head">
        <h1>{text.title}</h1>
        {count > 0 && <p>{text.count({ count })}</p>}
        <search className="clinic-brands-filter">
          <Filter typed={typed} onType={type} />
        </search>
      </div>
      <div ref={panel} className="clinic-panel clinic-brands-panel">
        {state.status === 'loading' && <BrandIndexSkeleton />}
        {state.status === 'failed' && (
          <LoadFailure
            error={state.error}
            onRetry={() => shop.catalogue.brandGroups.reload(null)}
          />
        )}
        {state.value && count === 0 && <NoBrands />}
        {count > 0 && (
          <Tabs
            label={text.tabs}
            items={[
              { key: ALL, label: text.all, count },
              ...groups.map((group) => ({
                key: group.key,
                label: text.group(group),
                count: group.brands.length,
              })),
            ]}
            selected={tab}
            onSelect={(next) => {
              setTyped('');
              last.current.isChosen = true;
              selectTab(next);
            }}
          >
            <Groups
              groups={tab === ALL ? groups : groups.filter(({ key }) => key === tab)}
              typed={typed.trim()}
              onShowAll={() => type('')}
            />
          </Tabs>
        )}
      </div>
    </div>
  );
}

function Filter({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const text = useWords(brandWords);
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={text.filter}
      placeholder={text.filterHint}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => isOwnKey(event) && event.key === 'Escape' && onType('')}
      lead={<SearchIcon />}
      end={
        typed && (
          <IconButton
            label={text.clear}
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}

interface GroupsProps {
  groups: readonly BrandGroup[];
  typed: string;
  onShowAll(): void;
}

/** The brands of the chosen groups by initial letter, in columns that are read downwards. */
function Groups({ groups, typed, onShowAll }: GroupsProps) {
  const text = useWords(brandWords);
  const id = useId();
  const found = findBrands(groups, typed);
  const eager = new Set(found.flatMap(({ brands }) => brands).slice(0, EAGER));
  return (
    <div className="clinic-brands-body">
      <VisuallyHidden role="status">
        {typed && text.found({ count: countBrands(found), typed })}
      </VisuallyHidden>
      <div className="clinic-brands-groups">
        {found.length === 0 && (
          <Empty
            icon={<SearchIcon size={20} />}
            title={text.nothingFound({ typed })}
            action={
              <Button kind="secondary" onClick={onShowAll}>
                {text.showAll}
              </Button>
            }
          >
            {text.nothingFoundWhy}
          </Empty>
        )}
        {found.map(({ key, brands }) => (
          <section key={key} className="clinic-brands-group" aria-labelledby={`${id}-${key}`}>
            <h2 id={`${id}-${key}`}>{text.group({ key })}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <BrandTile brand={brand} eager={eager.has(brand)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function NoBrands() {
  const text = useWords(brandWords);
  const routes = useRoutes();
  const all = { keyword: ALL_KEYWORD, searchType: 'keyword' };
  return (
    <Empty
      icon={<TagIcon size={20} />}
      title={text.empty}
      action={
        <Button kind="secondary" {...routes.link('search', all)}>
          {text.browse}
        </Button>
      }
    >
      {text.emptyWhy}
    </Empty>
  );
}

function BrandIndexSkeleton() {
  return (
    <Loading>
      <div className="clinic-tabs clinic-brands-tabs-waiting">
        <Skeleton width={66} />
      </div>
      <div className="clinic-brands-group">
        <h2>
          <Skeleton width={25} />
        </h2>
        <ul>
          {Array.from({ length: SKELETONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
            <li key={index}>
              <BrandTileSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-brand-index'> = {
  component: BrandIndex,
  styles: [
    buttonStyles,
    tabsStyles,
    textInputStyles,
    emptyStyles,
    skeletonStyles,
    panelCss,
    brandTileStyles,
    loadErrorStyles,
    brandCss,
  ],
  async load(shop) {
    await readForServer(shop.catalogue.brandGroups.get(null));
  },
};
