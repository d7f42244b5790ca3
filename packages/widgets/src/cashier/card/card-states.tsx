import { useWords } from '../../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import cardSectionCss from './card-section.css?inline';
import { cardWords } from './card-words.ts';

export const cardStatesStyles = [skeletonStyles, cardSectionCss];

/** Skeleton of the card form. */
export function CardSkeleton() {
  const text = useWords(cardWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-cashier-card-shape">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </Loading>
  );
}
