import {
  type Addressee,
  type DraftKeeper,
  type Explanation,
  isShopError,
  maySee,
  type OrderReading,
  type OrderRow,
  type OrderSource,
  quickOrderDomain,
  type Review,
  type ReviewSummary,
  type RowChange,
  refuseBuyer,
  type Shop,
} from '@clinicart/sdk';
import type { useEmit } from '../engine/index.ts';

/** What takes a while, and how far it is. */
export interface Work {
  readonly kind: 'reading' | 'matching' | 'adding';
  readonly done: number;
  readonly total: number;
  readonly stopping?: boolean;
}

/** What went wrong, where it is said, and what to try again. */
export interface Trouble {
  readonly at: 'text' | 'file' | 'list';
  readonly message: string;
  readonly retry?: (() => void) | undefined;
}

/** The last thing that happened, for the notice above the list. */
export type News = 'stopped' | 'changed-since' | 'added' | undefined;

/** A list that was looked through. */
export interface Shown {
  readonly review: Review;
  readonly summary: ReviewSummary;
  /** Whose prices are in it; nobody else may see it, not for a moment. Spec: 1§6 */
  readonly addressee: Addressee;
}

/** Where the actions show what they do: the setters of the hook, and what is newest. */
export interface Screen {
  /** Several edits may wait for each other, so each reads it when its turn comes. */
  readonly latest: { current: { review?: Review; rows: readonly OrderRow[]; text: string } };
  readonly stop: { current: AbortController | undefined };
  readonly turn: { current: Promise<unknown> };
  readonly adding: { current: boolean };
  setText(text: string): void;
  setShown(shown: Shown | undefined): void;
  setPending(rows: readonly OrderRow[]): void;
  setWork(work: Work | undefined | ((before: Work | undefined) => Work | undefined)): void;
  setTrouble(trouble: Trouble | undefined): void;
  setNews(news: News): void;
  setSkipped(count: number): void;
}

/** What a person can do on the page of the quick order. Rules are the SDK's. Spec: 1§5, 1§6 */
export function createOrderActions(
  shop: Shop,
  emit: ReturnType<typeof useEmit>,
  { latest, stop, turn, adding, ...screen }: Screen,
) {
  const { setText, setShown, setPending, setWork, setTrouble, setNews, setSkipped } = screen;
  const quickOrder = shop.domain(quickOrderDomain);

  let keeper: DraftKeeper | undefined;
  async function drafts(): Promise<DraftKeeper> {
    keeper ??= await quickOrder.drafts();
    return keeper;
  }
  function write(to: DraftKeeper) {
    const { rows, text: typed } = latest.current;
    if (rows.length === 0 && typed.trim() === '') to.clear();
    else to.save({ rows, text: typed });
  }
  const keep = async () => write(await drafts());

  const isVisitor = () => shop.session.$session.get().status === 'visitor';

  async function show(review: Review): Promise<Shown | undefined> {
    const rules = await quickOrder.rules();
    const rows = review.rows.map(({ row }) => row);
    // Signed out meanwhile: nothing that only a member may see is shown. Spec: 1§6
    const who = shop.session.$session.get();
    const userName = who.status === 'member' ? who.userName : undefined;
    const addressee = { standing: review.standing, userName };
    if (!maySee(addressee, who)) return check(rows);
    const next: Shown = { review, summary: rules.summariseReview(review), addressee };
    latest.current = { ...latest.current, review, rows };
    setPending([]);
    setShown(rows.length ? next : undefined);
    void keep();
    return next;
  }

  function run(kind: Work['kind']) {
    stop.current = new AbortController();
    setWork({ kind, done: 0, total: 0 });
    return {
      signal: stop.current.signal,
      onProgress: (done: number, total: number) =>
        setWork((before) => before && { ...before, kind, done, total }),
    };
  }

  /** Looks all lines through anew. False where the shop could not be asked; the lines stay. */
  async function check(rows: readonly OrderRow[]): Promise<Shown | undefined> {
    latest.current = { ...latest.current, rows };
    setPending(rows);
    setTrouble(undefined);
    try {
      return await show(await quickOrder.review(rows, run('matching')));
    } catch (error) {
      if (!isShopError(error)) throw error;
      void keep();
      // Lines that were not looked at are not in the list that is shown: an edit of it would drop them.
      setShown(undefined);
      setTrouble({ at: 'list', message: error.message, retry: () => void check(rows) });
      return undefined;
    } finally {
      setWork(undefined);
    }
  }

  /** Changes of the list follow each other, each over what the one before left. */
  function change(how: (review: Review) => Promise<Review>) {
    const next = turn.current.then(async () => {
      const { review } = latest.current;
      if (!review) return;
      setTrouble(undefined);
      try {
        await show(await how(review));
      } catch (error) {
        if (!isShopError(error)) throw error;
        setTrouble({ at: 'list', message: error.message, retry: () => void change(how) });
      }
    });
    turn.current = next.catch(() => {});
    return next;
  }

  async function take(source: OrderSource, at: 'text' | 'file'): Promise<boolean> {
    setTrouble(undefined);
    setNews(undefined);
    setWork({ kind: 'reading', done: 0, total: 0 });
    let reading: OrderReading;
    try {
      reading = await quickOrder.read(source);
    } finally {
      setWork(undefined);
    }
    const refuse = (why: Explanation) => {
      setTrouble({ at, message: shop.language.say(why) });
      return false;
    };
    if (!reading.ok) return refuse(reading);
    const { appendRows, MOST_ROWS } = await quickOrder.rules();
    const rows = appendRows(latest.current.rows, reading.rows);
    if (rows.length > MOST_ROWS)
      return refuse({ reason: 'too-many-rows', facts: { rows: rows.length, most: MOST_ROWS } });
    setSkipped(reading.skipped);
    if (at === 'text') {
      latest.current = { ...latest.current, text: '' };
      setText('');
    }
    await check(rows);
    return true;
  }

  /** What another tab sent of this list stands as added. False where the shop could not be asked. */
  async function caughtUp(): Promise<boolean> {
    const rows = (await drafts()).catchUp(latest.current.rows);
    return rows === latest.current.rows || (await check(rows)) !== undefined;
  }

  /** One tab after another: each sees first what the one before it sent. */
  async function send() {
    adding.current = true;
    try {
      const keeper = await drafts();
      await keeper.alone(async () => {
        if (!(await caughtUp()) || !latest.current.review) return;
        await sendNow(latest.current.review);
        write(keeper);
      });
    } finally {
      adding.current = false;
    }
  }

  async function sendNow(review: Review) {
    try {
      const before = new Set(
        review.rows.filter(({ state }) => state === 'added').map(({ row }) => row.id),
      );
      const result = await quickOrder.add(review, run('adding'));
      const wasStopped = stop.current?.signal.aborted;
      await show(result.review);
      for (const { row, state, quantity, article } of result.review.rows) {
        if (state !== 'added' || quantity === 0 || !article || before.has(row.id)) continue;
        const { productId, articleNumber, productName } = article;
        const specificationId = article.id;
        emit('clinic-cart-add', {
          ...{ productId, specificationId, articleNumber, name: productName, quantity },
        });
      }
      setNews(wasStopped ? 'stopped' : 'added');
      if (result.stopped) setTrouble({ at: 'list', message: result.stopped.message });
    } catch (error) {
      if (!isShopError(error)) throw error;
      setTrouble({ at: 'list', message: error.message });
    } finally {
      setWork(undefined);
      if (isVisitor()) setNews(undefined);
    }
  }

  async function add() {
    const { review } = latest.current;
    if (!review || adding.current) return;
    setTrouble(undefined);
    setNews(undefined);
    if (refuseBuyer(review.standing)?.reason !== 'log-in-first') return send();
    // A visitor signs in, and the order goes on: at once if nothing in it has changed by that.
    adding.current = true;
    const signedIn = await shop.session.requestLogin();
    if (!signedIn) {
      adding.current = false;
      return;
    }
    const wanted = (one: Review) => one.rows.map(({ quantity }) => quantity).join();
    const fresh = await check(latest.current.rows);
    adding.current = false;
    if (!fresh) return;
    if (refuseBuyer(fresh.review.standing)) return;
    if (wanted(fresh.review) === wanted(review)) return send();
    setNews('changed-since');
  }

  return {
    check,
    add,
    /** For a tab that comes to the front. */
    catchUp: () => void (adding.current || caughtUp()),
    keep,
    drafts,
    /** At once, for a page that is left. */
    keepNow: () => keeper && write(keeper),
    takeText: (typed: string) => take(typed, 'text'),
    takeFile: (file: File) => take(file, 'file'),
    edit: (rowId: string, to: RowChange) =>
      void change((review) => quickOrder.edit(review, rowId, to)),
    remove(rowId: string) {
      const { rows } = latest.current;
      const place = rows.findIndex((row) => row.id === rowId);
      const gone = rows[place];
      void change((review) =>
        quickOrder.replace(
          review,
          review.rows.map(({ row }) => row).filter((row) => row.id !== rowId),
        ),
      );
      return () => {
        if (!gone) return;
        const back = (now: readonly OrderRow[]) => [
          ...now.slice(0, place),
          gone,
          ...now.slice(place),
        ];
        // The last line took the list with it.
        if (latest.current.rows.length === 0) void check([gone]);
        else
          void change((review) =>
            quickOrder.replace(review, back(review.rows.map(({ row }) => row))),
          );
      };
    },
    clear() {
      latest.current = { rows: [], text: '' };
      setText('');
      setPending([]);
      setShown(undefined);
      setTrouble(undefined);
      setNews(undefined);
      setSkipped(0);
      void keep();
    },
    stop() {
      stop.current?.abort();
      setWork((before) => before && { ...before, stopping: true });
    },
  };
}
