import type { CampaignProduct, CampaignSection } from '@clinicart/sdk/campaign';
import type { ListView } from '@clinicart/sdk/catalogue';
import type { ReactNode } from 'react';
import { useIsAwake } from '../catalogue/listing/use-list-view.ts';
import type { BuyingTableProps, TableProduct } from '../catalogue/table/buying-table.tsx';
import { TableSkeleton } from '../catalogue/table/table-skeleton.tsx';
import { onDemand, useWords } from '../engine/index.ts';
import { campaignWords } from './campaign-words.ts';
import { Section } from './sections.tsx';

const BuyingTable = onDemand<BuyingTableProps>(
  () => import('../catalogue/table/buying-table.tsx'),
  { waiting: <TableSkeleton /> },
);

interface SectionsProps {
  sections: readonly CampaignSection[];
  /** Name of the campaign, for pictures without one. */
  campaign: string;
  view: ListView;
  onAdd(product: CampaignProduct): void;
  /** The tables are in the page. */
  onTables(): void;
}

/** The sections of a campaign; their products as pictures, or as tables to buy from. Spec: 2§2.11 */
export function Sections({ sections, campaign, view, onAdd, onTables }: SectionsProps) {
  const text = useWords(campaignWords);
  const isAwake = useIsAwake();
  if (view === 'grid')
    return sections.map((section, at) => (
      <Section
        key={section.key}
        section={section}
        position={at + 1}
        campaign={campaign}
        onAdd={onAdd}
      />
    ));
  if (!isAwake) return <TableSkeleton />;
  const groups = sections.map((section, at) => ({
    key: section.key,
    products: section.kind === 'products' ? section.products.map(toTable(text.marked)) : [],
    frame: (table: ReactNode) => (
      <Section
        section={section}
        position={at + 1}
        campaign={campaign}
        onAdd={onAdd}
        table={table}
      />
    ),
  }));
  return <BuyingTable groups={groups} level={3} onShown={onTables} />;
}

const toTable =
  (mark: string) =>
  ({ id, name, picture, offer, isMarked }: CampaignProduct): TableProduct => ({
    id,
    name,
    picture,
    offer,
    brandName: '',
    tags: [],
    ...(isMarked && { mark }),
  });
