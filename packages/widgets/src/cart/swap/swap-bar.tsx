import { type SwapState, swapHints } from '@clinicart/sdk/cart';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CheckIcon, SwapIcon } from '../../ui/media/icons.tsx';
import swapBarCss from './swap-bar.css?inline';
import { type SwapScale, type SwapStation, swapScales } from './swap-scale.ts';
import { swapWords } from './swap-words.ts';

export const swapBarStyles = [buttonStyles, swapBarCss];

/** The cart's progress towards its swap offer, and the button that opens the picker; empty without an offer. Spec: 1§4 */
export function SwapBar({
  state,
  title,
  isBrief = false,
  onChoose,
  onPreload,
}: {
  state: SwapState;
  /** The server's name of the offer. */
  title: string;
  /** Shortens the label of the button. */
  isBrief?: boolean;
  onChoose(): void;
  /** The pointer or the focus reaches the button. */
  onPreload(): void;
}) {
  const say = useSay();
  const words = useWords(swapWords);
  if (state.tiers.length === 0) return null;
  const [first, ...more] = swapHints(state);
  return (
    <section className="clinic-swap-bar" aria-label={title || words.title}>
      <SwapIcon size={16} />
      <p className="clinic-swap-hints" role="status">
        <strong>{title || words.title}</strong> {first && <b>{say(first)}</b>}
        {more.map((hint) => (
          <span key={hint.reason}>{words.gap + say(hint)}</span>
        ))}
      </p>
      <Button
        kind="neutral"
        className="clinic-swap-choose"
        onClick={onChoose}
        onPointerEnter={onPreload}
        onFocus={onPreload}
      >
        {isBrief ? words.seeOffers : words.choose}
      </Button>
      {swapScales(state).map((scale) => (
        <Scale key={scale.by} scale={scale} hinted={state.next} />
      ))}
    </section>
  );
}

/** A bar with its tiers; its own sentence where the hints above are about the other bar. */
function Scale({ scale, hinted }: { scale: SwapScale; hinted: SwapState['next'] }) {
  const words = useWords(swapWords);
  const ahead = scale.stations.find(({ tier }) => tier.missing)?.tier;
  const isHinted = hinted?.threshold.by === scale.by;
  // Set by script, because a content-security policy may forbid style attributes.
  const positionAt = (at: number) => (element: HTMLElement | SVGElement | null) =>
    element?.style.setProperty('--_at', String(at));
  return (
    <div className="clinic-swap-scale">
      {ahead?.missing && !isHinted && (
        <p className="clinic-swap-own">{words.ahead({ ...ahead, missing: ahead.missing })}</p>
      )}
      <span className="clinic-swap-track" ref={positionAt(scale.reached)} aria-hidden="true" />
      <ol>
        {scale.stations.map((station, index) => (
          <Station
            key={station.at}
            station={station}
            isLast={index === scale.stations.length - 1}
            position={positionAt(station.at)}
          />
        ))}
      </ol>
    </div>
  );
}

function Station({
  station: { tier },
  isLast,
  position,
}: {
  station: SwapStation;
  isLast: boolean;
  position(element: HTMLElement | null): void;
}) {
  const words = useWords(swapWords);
  const isMet = !tier.missing;
  return (
    <li ref={position} data-met={isMet || undefined} data-last={isLast || undefined}>
      <span className="clinic-swap-mark">{isMet && <CheckIcon size={10} />}</span>
      <span className="clinic-swap-label">
        <b>{words.threshold(tier)}</b> <span>{words.allows(tier)}</span>
        <VisuallyHidden>{isMet ? words.met : words.notMet}</VisuallyHidden>
      </span>
    </li>
  );
}
