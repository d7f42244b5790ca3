import type { CampaignProduct, CampaignSection, PictureWords } from '@clinicart/sdk/campaign';
import { inLanguage } from '@clinicart/sdk/language';
import { type ReactNode, useId } from 'react';
import { ProductTile, productTileStyles } from '../catalogue/card/product-tile.tsx';
import { sellingWords } from '../catalogue/words.ts';
import { useLanguage, useRoutes, useWords } from '../engine/index.ts';
import { usePictureLink } from '../engine/routing/server-link.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { campaignWords } from './campaign-words.ts';
import { WordedPicture, wordedPictureStyles } from './worded-picture.tsx';

export const sectionsStyles = [buttonStyles, productTileStyles, wordedPictureStyles];

interface SectionProps {
  section: CampaignSection;
  /** Number of the section from 1, for one without a name. */
  position: number;
  /** Name of the campaign, for pictures without one. */
  campaign: string;
  onAdd(product: CampaignProduct): void;
  /** Takes the place of the pictures. */
  table?: ReactNode;
}

/** A section: its heading, then banners in columns or products. Spec: 2§2.11, 2§3 */
export function Section({ section, position, campaign, onAdd, table }: SectionProps) {
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
        words={section.headingWords}
      />
      {section.kind === 'banners' ? (
        <Banners section={section} name={name || campaign} />
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
  /** Words over the picture; a picture that carries its own is left out where the section has a name. */
  words: PictureWords;
}

function Heading({ id, name, isNamed, picture, words: { title, remark } }: HeadingProps) {
  if (title) {
    const words = (
      <>
        <ServerText as="h2" id={id}>
          {title}
        </ServerText>
        {remark && <ServerText as="p">{remark}</ServerText>}
      </>
    );
    return <WordedPicture picture={picture} shape="heading" words={words} alt="" />;
  }
  if (picture && !isNamed) {
    return (
      <h2 id={id}>
        <WordedPicture picture={picture} shape="heading" words={null} alt={name} />
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

interface BannersProps {
  section: Extract<CampaignSection, { kind: 'banners' }>;
  /** Names a picture that leads to no named place. */
  name: string;
}

function Banners({ section: { banners, columns }, name }: BannersProps) {
  const text = useWords(campaignWords);
  const language = useLanguage();
  const linkOf = usePictureLink();
  return (
    <ul className="clinic-campaign-banners" data-columns={columns}>
      {banners.map(({ link, picture, title, remark }, at) => {
        const to = linkOf(link);
        const words = title && (
          <>
            <ServerText as="b">{title}</ServerText>
            {remark && <ServerText as="p">{remark}</ServerText>}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two banners may lead to one place.
          <li key={at}>
            <WordedPicture
              picture={inLanguage(picture, language)}
              shape={columns}
              words={words}
              alt={to.title || text.bannerOf({ name })}
              caption={to.link && (to.title || text.bannerOf({ name }))}
              link={to.link}
            />
          </li>
        );
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
