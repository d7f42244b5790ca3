import type { CartLine } from '@clinicart/sdk';
import { useSay, useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { cartWords } from './cart-words.ts';
import { lineName } from './line/line-parts.tsx';

/** Lines that are no longer sold, listed so that buyers see what happened to them. */
export function InvalidLines({
  lines,
  onRemove,
}: {
  lines: readonly CartLine[];
  onRemove(lines: readonly CartLine[]): void;
}) {
  const shop = useShop();
  const words = useWords(cartWords);
  const gone = useSay()({ reason: 'invalid', facts: {} });
  if (lines.length === 0) return null;
  return (
    <section className="clinic-cart-group">
      <div className="clinic-cart-gone-head">
        <h2>{words.invalidTitle({ count: lines.length })}</h2>
        <Button kind="link" size="s" onClick={() => onRemove(lines)}>
          {words.clear}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <li className="clinic-cart-gone" key={line.id}>
            <Picture src={shop.picture(line.picture, 'card')} alt="" veiled />
            <div>
              <ServerText as="p" className="clinic-cart-name">
                {line.name}
              </ServerText>
              <p className="clinic-cart-article">
                {[line.articleNumber, gone].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              kind="link"
              size="s"
              aria-label={words.removeNamed({ name: lineName(line) })}
              onClick={() => onRemove([line])}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
