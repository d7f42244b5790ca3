import { useState } from 'react';
import { Badge } from '../data/badge.tsx';
import { Breadcrumb } from '../data/breadcrumb.tsx';
import { Countdown } from '../data/countdown.tsx';
import { CompactPager, Pager } from '../data/pager.tsx';
import { Price } from '../data/price.tsx';
import { SortBar } from '../data/sort-bar.tsx';
import { Tabs } from '../data/tabs.tsx';
import { Stepper } from '../form/stepper.tsx';
import { useWords } from '../foundation/words.ts';
import * as firstIcons from '../media/first-icons.tsx';
import * as icons from '../media/icons.tsx';
import { Picture } from '../media/picture.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import { Section } from './section.tsx';
import { previewWords } from './words.ts';

const hrefFor = (page: number) => `#page-${page}`;

export function TabsAndPagers() {
  const words = useWords(previewWords);
  const { tabItems } = words;
  const [tab, setTab] = useState<'all' | 'pay' | 'ship' | 'done'>('all');
  const [page, setPage] = useState(7);
  return (
    <Section title={words.tabs}>
      <Tabs
        label={words.tabs}
        selected={tab}
        onSelect={setTab}
        items={[
          { key: 'all', label: tabItems.all },
          { key: 'pay', label: tabItems.pay, count: 2, urgent: true },
          { key: 'ship', label: tabItems.ship, count: 1 },
          { key: 'done', label: tabItems.done },
        ]}
      >
        <Pager page={page} total={24} hrefFor={hrefFor} onPage={setPage} label={words.tabs} />
      </Tabs>
      <Pager page={1} total={3} hrefFor={hrefFor} onPage={setPage} label={words.pager} />
    </Section>
  );
}

export function Sorting() {
  const words = useWords(previewWords);
  const { sorts } = words;
  const [up, setUp] = useState(true);
  const [selected, setSelected] = useState('relevance');
  const direction = (key: string) => (key !== selected ? 'none' : up ? 'ascending' : 'descending');
  return (
    <Section title={words.sort}>
      <Breadcrumb
        back={{ href: '#back' }}
        items={[
          { label: words.crumbs.home, href: '#home' },
          { label: words.crumbs.parent, href: '#parent' },
          { label: words.crumbs.here },
        ]}
      />
      <SortBar
        label={words.sort}
        selected={selected}
        hrefFor={(key) => `#sort-${key}`}
        onSelect={(key) => {
          setUp(key === selected && !up);
          setSelected(key);
        }}
        items={[
          { key: 'relevance', label: sorts.relevance },
          { key: 'sales', label: sorts.sales, direction: direction('sales') },
          { key: 'price', label: sorts.price, direction: direction('price') },
          { key: 'listed', label: sorts.listed, direction: direction('listed') },
        ]}
      >
        <div className="preview-row">
          {words.found({ count: 74 })}
          <CompactPager page={1} total={7} hrefFor={hrefFor} onPage={() => {}} label={words.sort} />
        </div>
      </SortBar>
    </Section>
  );
}

export function Specifications() {
  const words = useWords(previewWords);
  return (
    <Section title={words.table}>
      <table className="clinic-table">
        <thead>
          <tr>
            <th scope="col">{words.article}</th>
            <th scope="col" data-number="">
              {words.stock}
            </th>
            <th scope="col" data-number="">
              {words.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['s', 'm'] as const).map((size) => (
            <tr key={size}>
              <th scope="row">
                {`VY-N100-${size.toUpperCase()}`}
                <small>{words.specification[size]}</small>
              </th>
              <td data-number="">
                {size === 's' ? '2,860' : <Badge tone="neutral">{words.badges.out}</Badge>}
              </td>
              <td data-number="">
                <Price size="row" kind="amount" text="HK$57.80" old="HK$68.00" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Stepper label={words.quantity} value={20} onStep={() => {}} onCommit={() => {}} />
    </Section>
  );
}

export function Pictures() {
  const words = useWords(previewWords);
  return (
    <Section title={words.pictures}>
      <div className="preview-row">
        <Picture className="preview-picture" src="./glove.svg" alt="" />
        <Picture className="preview-picture" src="./glove.svg" alt="" veiled />
        <Picture className="preview-picture" src="./missing.png" alt={words.glove} />
      </div>
    </Section>
  );
}

export function Skeletons() {
  const words = useWords(previewWords);
  return (
    <Section title={words.skeleton}>
      <Loading>
        <div className="preview-card preview-stack">
          <Skeleton shape="square" />
          <Skeleton lines={2} />
          <Skeleton width={50} />
          <Skeleton shape="button" width={66} />
        </div>
      </Loading>
    </Section>
  );
}

export function Countdowns() {
  const words = useWords(previewWords);
  return (
    <Section title={words.countdown}>
      <div className="preview-row">
        <Countdown days={2} hours={14} minutes={36} seconds={8} />
        <Countdown hours={62} minutes={36} seconds={8} />
        <Countdown hours={0} minutes={4} seconds={12} />
      </div>
    </Section>
  );
}

export function Icons() {
  const words = useWords(previewWords);
  return (
    <Section title={words.icons}>
      {[16, 24].map((size) => (
        <div className="preview-icons" key={size}>
          {[...Object.entries(firstIcons), ...Object.entries(icons)].map(([name, Icon]) => (
            <Icon key={name} size={size} />
          ))}
        </div>
      ))}
    </Section>
  );
}
