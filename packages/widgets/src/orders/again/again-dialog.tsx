import { formatMoney } from '@clinicart/sdk';
import type { AgainLine, AgainResult, ReviewedLine } from '@clinicart/sdk/orders';
import { useRef } from 'react';
import { useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { FailureNotice, Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { factsOf } from '../order-good.tsx';
import againDialogCss from './again-dialog.css?inline';
import { againWords } from './again-words.ts';
import { useAgain } from './use-again.ts';

export const styles = [
  buttonStyles,
  choiceStyles,
  pictureStyles,
  dialogStyles,
  noticeStyles,
  skeletonStyles,
  againDialogCss,
];

export interface AgainDialogProps {
  /** Lines of past orders. */
  lines: readonly AgainLine[];
  toaster: Toaster;
  onClose(): void;
}

/** Buys past lines again: says line by line what differs now, and what was added. Spec: 2§4 */
function AgainDialog({ lines, toaster, onClose }: AgainDialogProps) {
  const text = useWords(againWords);
  const routes = useRoutes();
  const again = useAgain(lines);
  const { review, chosen, results, busy } = again;
  const list = useRef<HTMLUListElement>(null);
  const recheck = async () => {
    await again.recheck();
    // The button that had the focus may be gone.
    list.current?.focus();
  };
  const open = review?.lines.filter(({ quantity }) => quantity > 0) ?? [];
  const countOf = (wanted: AgainResult['state']) =>
    [...results.values()].filter(({ state }) => state === wanted).length;
  const added = countOf('added');
  const unsure = countOf('unconfirmed');
  const wanted = open.filter((line) => chosen.has(line)).length;
  const add = async () => {
    const all = await again.add();
    if (all === undefined) return;
    const { href } = routes.link('cart');
    const words = text.addedAll({ count: all });
    toaster.show({
      key: 'again',
      tone: 'success',
      text: words,
      action: { label: text.cart, href },
    });
    onClose();
  };
  return (
    <Dialog
      open
      size="m"
      required={busy}
      title={text.title}
      description={text.why}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text.close}
          </Button>
          {added + unsure > 0 && (
            <Button kind="secondary" {...routes.link('cart')}>
              {text.cart}
            </Button>
          )}
          <Button
            kind="primary"
            busy={busy}
            busyLabel={text.adding}
            disabled={wanted === 0 || again.isChecking}
            onClick={() => void add()}
          >
            {added > 0 ? text.retry : text.add({ count: wanted })}
          </Button>
        </>
      }
    >
      <AgainNews
        unread={again.unread}
        isChecking={again.isChecking}
        hasNothing={review !== undefined && open.length === 0}
        all={results.size}
        added={added}
        unsure={unsure}
        onRecheck={() => void recheck()}
      />
      {review ? (
        <ul ref={list} className="clinic-again" aria-label={text.lines} tabIndex={-1}>
          {review.lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line without an id is known by its place only.
              key={index}
              line={line}
              result={results.get(line)}
              isChosen={chosen.has(line)}
              onChoose={(isChosen) => again.choose(line, isChosen)}
            />
          ))}
        </ul>
      ) : (
        <Loading label={text.checking}>
          <div className="clinic-again">
            <Skeleton lines={Math.min(6, lines.length * 2)} />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}

interface AgainNewsProps {
  /** Lines whose products could not be read. */
  unread: number;
  isChecking: boolean;
  /** No line can be bought. */
  hasNothing: boolean;
  /** Lines that were tried. */
  all: number;
  added: number;
  /** Lines that may be in the cart. */
  unsure: number;
  /** Reads the unread products again. */
  onRecheck(): void;
}

/** Announces what was added, that nothing is lost, and what could not be read. */
function AgainNews(props: AgainNewsProps) {
  const { unread, isChecking, hasNothing, all, added, unsure, onRecheck } = props;
  const text = useWords(againWords);
  const none = unsure > 0 ? text.addedUnsure : text.addedNone;
  return (
    <div className="clinic-again-news" role="status">
      {unread > 0 && (
        <FailureNotice
          lead={text.unread({ count: unread })}
          onRetry={onRecheck}
          busy={isChecking}
        />
      )}
      {hasNothing && unread === 0 && <Notice tone="warning">{text.nothing}</Notice>}
      {all > 0 && added < all && (
        <Notice tone="warning" lead={added > 0 ? text.addedSome({ count: added, all }) : none}>
          {unsure > 0 ? text.keptUnsure : text.kept}
        </Notice>
      )}
    </div>
  );
}

interface LineProps {
  line: ReviewedLine;
  result: AgainResult | undefined;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function Line({ line, result, isChosen, onChoose }: LineProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(againWords);
  const { good } = line.line;
  const price = line.specification?.offer.price;
  const isAdded = result?.state === 'added';
  const name = good.name || factsOf(good);
  return (
    <li data-blocked={line.problem ? true : undefined}>
      {isAdded ? (
        <CheckIcon />
      ) : (
        <Checkbox
          labelHidden
          label={text.choose({ name })}
          checked={isChosen}
          disabled={line.problem !== undefined}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <Picture src={shop.picture(good.picture, 'card')} alt="" veiled={Boolean(line.problem)} />
      <div>
        <ServerText as="p">{name}</ServerText>
        <p className="clinic-again-facts">{factsOf(good)}</p>
        {line.notes.map((note) => (
          <p key={note.reason} className="clinic-again-note">
            {say(note)}
          </p>
        ))}
        {line.problem && <p className="clinic-again-problem">{say(line.problem)}</p>}
        {(result?.state === 'failed' || result?.state === 'unconfirmed') && (
          <p className="clinic-again-problem" role="alert">
            {result.message}
          </p>
        )}
        {isAdded && <p className="clinic-again-added">{text.added}</p>}
      </div>
      {line.problem === undefined && (
        <p className="clinic-again-amount">
          {price?.kind === 'amount' && formatMoney(price.cents)}
          <span>
            {text.times({ quantity: line.quantity, unit: line.specification?.unit ?? '' })}
          </span>
        </p>
      )}
    </li>
  );
}

export { AgainDialog as part };
