import { productTileStyles, TileSkeleton } from '../catalogue/card/product-tile.tsx';
import { useWords } from '../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import { campaignWords } from './campaign-words.ts';

export const campaignSkeletonStyles = [skeletonStyles, productTileStyles];

const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Placeholder of a campaign: its picture, a banner, products. */
export function CampaignSkeleton() {
  const text = useWords(campaignWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-campaign">
        <h1 className="clinic-visually-hidden">{text.title}</h1>
        <div className="clinic-campaign-shape" data-shape="main">
          <Skeleton shape="square" />
        </div>
        <div className="clinic-campaign-body">
          <div className="clinic-campaign-sections">
            <div className="clinic-campaign-shape">
              <Skeleton shape="square" />
            </div>
            <div className="clinic-campaign-goods">
              {TILES.map((tile) => (
                <TileSkeleton key={tile} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </Loading>
  );
}
