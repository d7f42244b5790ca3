import { isShopError } from '@clinicart/sdk';
import {
  type BillAction,
  type BillStatus,
  billAction,
  checkoutDomain,
  isBillUrgent,
  MOST_BILLS,
} from '@clinicart/sdk/checkout';
import { PICTURE_FILES } from '@clinicart/sdk/values';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { FailureLine } from '../../ui/state/failure-line.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import {
  type PictureTile,
  PictureTiles,
  pictureTilesStyles,
} from '../../ui/upload/picture-tiles.tsx';
import { billWords } from './bill-words.ts';
import billsCss from './bills.css?inline';
import { type BillSource, type Bills, type KeptBills, useBills } from './use-bills.ts';

export const styles = [pictureTilesStyles, billsCss];

/** Uploads the chosen bills that were not sent; undefined if there are none. */
export type UnsentBills = RefObject<(() => Promise<boolean>) | undefined>;

export interface BillsPartProps {
  orderNo: string;
  status: BillStatus;
  /** The action that the order allows; by default the one of the status. */
  action?: BillAction | undefined;
  /** Why the bills were rejected, in the server's words. */
  rejection?: string | undefined;
  /** Where the bills are; those of the draft order by default. */
  source?: BillSource | undefined;
  /** Set for the screen, which uploads the chosen bills before it places the order. */
  unsent: UnsentBills;
  /** Holds the chosen pictures for a screen that opens again. */
  kept?: KeptBills | undefined;
  /** Called when an upload begins or ends. */
  onSending?(isSending: boolean): void;
}

/** The stamped bills for medicines: the blank form, the uploaded bills, and the upload. Spec: 2§4, 2§5, 2§7 */
function BillsPart(props: BillsPartProps) {
  const { orderNo, status, action, rejection, source: given, unsent, kept, onSending } = props;
  const say = useSay();
  const words = useWords(billWords);
  const draft = useShop().domain(checkoutDomain).bills;
  const source = given ?? { bills: draft, isTemporary: true };
  const mode = action ?? billAction(status);
  const there = useStore(source.bills.pictures.watch(orderNo)).value?.length ?? 0;
  const bills = useBills(source, orderNo, { action: mode, there }, kept);
  const isSending = bills.progress !== undefined;
  const part = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(part);
  // With the Stop button: a dialog around it must not close from then on.
  useLayoutEffect(() => onSending?.(isSending), [isSending, onSending]);
  useEffect(() => {
    unsent.current = bills.chosen.some(({ problem }) => !problem) ? bills.upload : undefined;
    return () => {
      unsent.current = undefined;
    };
  });
  const blank = <BlankForm orderNo={orderNo} source={source} />;
  const received = words.there;
  const [lead, why] = {
    upload: [words.needed, words.neededWhy],
    replace: [words.rejected, rejection ?? words.rejectedWhy],
    view: [received[status], rejection ?? say({ reason: 'bills-view-only', facts: {} })],
  }[mode];
  return (
    <div ref={part} className="clinic-bills" tabIndex={-1} {...keptFocus}>
      <Notice tone={isBillUrgent(status) ? 'danger' : 'success'} lead={lead} action={blank}>
        {why}
      </Notice>
      {mode === 'view' && <h3 className="clinic-bills-view">{words.view}</h3>}
      <Pictures orderNo={orderNo} source={source} isOpen={mode !== 'view'} bills={bills} />
      <p className="clinic-bills-news" role="status">
        {bills.isUploaded && say({ reason: 'submitted', facts: {} })}
      </p>
      {bills.error && (
        <p className="clinic-bills-trouble" role="alert">
          {'why' in bills.error ? say(bills.error.why) : `${words.failed} ${bills.error.failure}`}
        </p>
      )}
      {mode !== 'view' && <UploadBills bills={bills} isReplacement={mode === 'replace'} />}
    </div>
  );
}

interface PicturesProps {
  orderNo: string;
  source: BillSource;
  /** Whether pictures may be added. */
  isOpen: boolean;
  bills: Bills;
}

function Pictures({ orderNo, source, isOpen, bills }: PicturesProps) {
  const say = useSay();
  const words = useWords(billWords);
  const { pictures } = source.bills;
  const read = useStore(pictures.watch(orderNo));
  const there = read.value ?? [];
  const { chosen, progress } = bills;
  const count = chosen.filter(({ problem }) => problem === undefined).length;
  const tiles: PictureTile[] = [
    ...there.map((src, index) => ({ key: src, src, label: words.bill({ index: index + 1 }) })),
    ...chosen.map(({ key, file, problem }, index) => ({
      key,
      file,
      label: words.bill({ index: there.length + index + 1 }),
      problem: problem && say(problem),
      progress: problem ? undefined : progress,
      onRemove: () => bills.remove(key),
    })),
  ];
  return (
    <>
      {read.error && (
        <FailureLine onRetry={() => pictures.reload(orderNo)}>
          {words.unread} {read.error.message}
        </FailureLine>
      )}
      <PictureTiles
        label={words.bills}
        tiles={tiles}
        busy={progress !== undefined}
        add={
          isOpen && count < MOST_BILLS
            ? {
                label: words.add,
                count: words.count({ count, most: MOST_BILLS }),
                accept: PICTURE_FILES,
                onFiles: (files) => void bills.add(files),
              }
            : undefined
        }
      />
    </>
  );
}

function UploadBills({ bills, isReplacement }: { bills: Bills; isReplacement: boolean }) {
  const words = useWords(billWords);
  const count = bills.chosen.filter(({ problem }) => problem === undefined).length;
  const isSending = bills.progress !== undefined;
  return (
    <div className="clinic-bills-actions">
      <Button
        kind="secondary"
        busy={isSending}
        busyLabel={words.uploading}
        onClick={() => void bills.upload()}
      >
        {isReplacement ? words.replace : count > 0 ? words.uploadCount({ count }) : words.upload}
      </Button>
      {isSending && (bills.progress ?? 0) < 1 && (
        <Button kind="link" onClick={bills.stop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

/** Downloads the form to stamp; its address is requested on the click. Spec: 2§7 */
function BlankForm({ orderNo, source }: { orderNo: string; source: BillSource }) {
  const words = useWords(billWords);
  const { bills, isTemporary } = source;
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setDone(false);
    setFailure(undefined);
    try {
      const link = document.createElement('a');
      link.href = await bills.blank({ orderNo, isTemporary });
      link.target = '_blank';
      link.rel = 'noreferrer';
      link.download = '';
      link.click();
      setDone(true);
    } catch (error) {
      if (!isShopError(error)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="link" busy={busy} busyLabel={words.downloading} onClick={download}>
        {words.download}
      </Button>
      <span className="clinic-bills-news" role="status">
        {isDone && words.exported}
      </span>
      {failure !== undefined && (
        <span className="clinic-bills-trouble" role="alert">
          {words.blankFailed} {failure}
        </span>
      )}
    </>
  );
}

export { BillsPart as part };
