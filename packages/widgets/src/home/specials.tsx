import type { HomeBlocks } from '@clinicart/sdk/home';
import { useWords } from '../engine/index.ts';
import { usePictureLink } from '../engine/routing/server-link.ts';
import { Backdrop, bannerPictureStyles } from './banner-picture.tsx';
import { homeWords } from './home-words.ts';
import specialsCss from './specials.css?inline';

export const specialsStyles = [bannerPictureStyles, specialsCss];

/** Tiles of special events: text beside a picture, or a picture that contains its text. Spec: 1§2 Home, 1§9 */
export function Specials({
  specials,
  remark,
}: {
  specials: HomeBlocks['specials'];
  remark: string | undefined;
}) {
  const words = useWords(homeWords);
  const linkOf = usePictureLink();
  if (specials.length === 0) return null;
  return (
    <section className="clinic-home-events" data-section="events" aria-label={words.specials}>
      {remark && <p className="clinic-home-why">{remark}</p>}
      <ul className="clinic-home-specials">
        {specials.map((special, index) => {
          const { link, title } = linkOf(special.path);
          const content = (
            <>
              {special.name && (
                <span className="clinic-home-special-words">
                  <b>{special.name}</b>
                  {special.remark && <small>{special.remark}</small>}
                </span>
              )}
              <Backdrop
                picture={special.image}
                size={special.name ? 'card' : 'tile'}
                alt={special.name ? '' : special.remark || title || words.special}
                width={400}
                height={400}
              />
            </>
          );
          const Tile = link ? 'a' : 'div';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may lead to one place.
            <li key={index}>
              <Tile
                {...link}
                className="clinic-home-special"
                data-worded={special.name ? '' : undefined}
              >
                {content}
              </Tile>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
