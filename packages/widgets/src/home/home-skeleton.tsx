import { productTileStyles, TileSkeleton } from '../catalogue/card/product-tile.tsx';
import { useWords } from '../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import floorCss from './floor.css?inline';
import heroCss from './hero.css?inline';
import { homeWords } from './home-words.ts';
import specialsCss from './specials.css?inline';
import topCss from './top.css?inline';
import zonesCss from './zones.css?inline';

export const homeSkeletonStyles = [
  skeletonStyles,
  productTileStyles,
  topCss,
  heroCss,
  specialsCss,
  zonesCss,
  floorCss,
];

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder of the banner and the tiles. */
export function TopSkeleton() {
  const words = useWords(homeWords);
  return (
    <>
      <div className="clinic-hero" data-waiting="">
        <Loading label={words.loading}>
          <div className="clinic-hero-slide" />
        </Loading>
      </div>
      <div className="clinic-home-events" aria-hidden="true">
        <div className="clinic-home-why">
          <Skeleton width={50} />
        </div>
        <ul className="clinic-home-specials">
          {times(4).map((index) => (
            <li key={index}>
              <div className="clinic-home-special" data-worded="">
                <span className="clinic-home-special-words">
                  <Skeleton width={66} />
                  <Skeleton width={90} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Placeholder of two zones and the first floor, which fill the first screen. */
export function BlocksSkeleton() {
  return (
    <>
      <div className="clinic-home-zones" aria-hidden="true">
        {times(2).map((index) => (
          <div className="clinic-home-zone" key={index}>
            <div className="clinic-home-zone-head">
              <Skeleton width={75} />
            </div>
            <Tiles count={3} />
          </div>
        ))}
      </div>
      <div className="clinic-floor" aria-hidden="true">
        <div className="clinic-home-head">
          <Skeleton width={25} />
        </div>
        <div className="clinic-floor-goods">
          <div className="clinic-floor-adverts">
            <div className="clinic-advert" />
          </div>
          <Tiles count={6} />
        </div>
      </div>
    </>
  );
}

function Tiles({ count }: { count: number }) {
  return (
    <ul className="clinic-home-tiles">
      {times(count).map((index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </ul>
  );
}
