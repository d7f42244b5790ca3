import type { CampaignProduct, CampaignSection } from '@clinicart/sdk/campaign';
import { inLanguage } from '@clinicart/sdk/language';
import { type ReactNode, useId } from 'react';
import { ProductTile, productTileStyles } from '../catalogue/card/product-tile.tsx';
import { sellingWords } from '../catalogue/words.ts';
import { useLanguage, useRoutes, useWords } from '../engine/index.ts';
import { useServerLink } from '../engine/routing/server-link.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { campaignWords } from './campaign-words.ts';
import { WidePicture } from './wide-picture.tsx';

export const sectionsStyles = [buttonStyles, productTileStyles];

interface SectionProps {
  section: CampaignSection;
  /** Number of the section from 1, for one without a name. */
  position: number;
  onAdd(product: CampaignProduct): void;
  /** Takes the place of the pictures. */
  table?: ReactNode;
}

/** A section: its heading, then banners in columns or products. Spec: 2§2.11, 2§3 */
export function Section({ section, position, onAdd, table }: SectionProps) {
  const text = useWords(campaignWords);
  const language = useLanguage();
  const id = useId();
  const name = section.name && inLanguage(section.name, language);
  const picture = inLanguage(section.heading, language);
  return (
    <section
      className="clinic-campaign-section"
      aria-labelledby={id}
      data-section={section.key}
      tabIndex={-1}
    >
      <Heading
        id={id}
        name={name || text.section({ position })}
        isNamed={Boolean(name)}
        picture={picture}
      />
      {section.kind === 'banners' ? (
        <Banners section={section} />
      ) : (
        table || (
          <ul className="clinic-campaign-goods">
            {section.products.map((product) => (
              <li key={product.id} className="clinic-tile-place">
                <Goods product={product} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  );
}

interface HeadingProps {
  id: string;
  name: string;
  /** Named by the merchant; a number is only for screen readers. */
  isNamed: boolean;
  picture: string;
}

function Heading({ id, name, isNamed, picture }: HeadingProps) {
  if (picture) {
    return (
      <h2 id={id} className="clinic-campaign-heading" data-named={isNamed || undefined}>
        <WidePicture src={picture} alt={name} shape="heading" />
        {isNamed && <span>{name}</span>}
      </h2>
    );
  }
  return isNamed ? (
    <h2 id={id}>{name}</h2>
  ) : (
    <h2 id={id} className="clinic-visually-hidden">
      {name}
    </h2>
  );
}

function Banners({ section }: { section: Extract<CampaignSection, { kind: 'banners' }> }) {
  const text = useWords(campaignWords);
  const language = useLanguage();
  const linkOf = useServerLink();
  const { banners, columns } = section;
  const total = banners.length;
  return (
    <ul className="clinic-campaign-banners" data-columns={columns}>
      {banners.map(({ link, picture }, at) => {
        const position = at + 1;
        const { link: props, title } = linkOf(link);
        const shown = (
          <WidePicture
            src={inLanguage(picture, language)}
            alt={title || text.banner({ position, total })}
            shape={columns}
          />
        );
        return <li key={position}>{props ? <a {...props}>{shown}</a> : shown}</li>;
      })}
    </ul>
  );
}

function Goods({ product, onAdd }: { product: CampaignProduct; onAdd: SectionProps['onAdd'] }) {
  const text = useWords(campaignWords);
  const selling = useWords(sellingWords);
  const routes = useRoutes();
  const { id, name, picture, offer, isMarked } = product;
  const named = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <ProductTile
      product={{ id, name, picture, offer, brandName: '', inStock: undefined, tags: [] }}
      level={3}
      mark={isMarked ? text.marked : undefined}
    >
      {offer.price.kind === 'enquire' ? (
        <Button kind="secondary" size="s" block {...routes.link('contactUs')}>
          {selling.askUs}
          {named}
        </Button>
      ) : (
        <Button kind="secondary" size="s" block onClick={() => onAdd(product)}>
          {selling.add}
          {named}
        </Button>
      )}
    </ProductTile>
  );
}
