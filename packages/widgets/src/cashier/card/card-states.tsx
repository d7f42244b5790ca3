import { useWords } from '../../engine/index.ts';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { cardWords } from './card-words.ts';

/** The shape of the card form, until it can be typed into. */
export function CardWaiting() {
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

/** The code of the form itself did not come. */
export function CardFailed() {
  const text = useWords(cardWords);
  return (
    <p className="clinic-cashier-card" role="alert">
      {text.failed}
    </p>
  );
}
