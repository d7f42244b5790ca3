import { maySee, type OrderRow, type Review } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useEmit, useShop, useStore } from '../engine/index.ts';
import {
  createOrderActions,
  type News,
  type Shown,
  type Trouble,
  type Work,
} from './order-actions.ts';

/** How long typing rests before it is kept. */
const KEEP_MS = 400;

/** Everything that the page of the quick order knows and does. Rules are the SDK's. Spec: 1§5, 1§6 */
export function useQuickOrder() {
  const shop = useShop();
  const emit = useEmit();
  const session = useStore(shop.session.$session);
  const person = session.status === 'member' ? session.userName : undefined;
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>();
  const [pending, setPending] = useState<readonly OrderRow[]>([]);
  const [work, setWork] = useState<Work>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [news, setNews] = useState<News>();
  const [skipped, setSkipped] = useState(0);
  const latest = useRef<{ review?: Review; rows: readonly OrderRow[]; text: string }>({
    rows: [],
    text: '',
  });
  const stop = useRef<AbortController>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const adding = useRef(false);

  const [actions] = useState(() =>
    createOrderActions(shop, emit, {
      ...{ latest, stop, turn, adding, setText, setShown, setPending },
      ...{ setWork, setTrouble, setNews, setSkipped },
    }),
  );

  const type = (typed: string) => {
    latest.current = { ...latest.current, text: typed };
    setText(typed);
    setTrouble((before) => (before?.at === 'text' ? undefined : before));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what starts the wait.
  useEffect(() => shop.clock.after(KEEP_MS, () => void actions.keep()), [text, actions, shop]);

  // Who comes brings their own draft; what a visitor has prepared goes along with them.
  const last = useRef<{ person: string | undefined }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { person };
    if (before && before.person === person) return;
    let isGone = false;
    if (before?.person !== undefined) {
      setShown(undefined);
      setPending([]);
      // A session that ended while adding comes back; who signs out leaves nothing on the screen.
      if (!adding.current) {
        latest.current = { rows: [], text: '' };
        setText('');
      }
    }
    void actions.drafts().then((drafts) => {
      const draft = drafts.load();
      // Adding has asked for the sign-in, and looks everything through itself.
      if (isGone || adding.current) return;
      // What was typed before this came is not thrown away.
      const typed = latest.current.text || (draft?.text ?? '');
      latest.current = { ...latest.current, text: typed };
      setText(typed);
      const rows = latest.current.rows.length ? latest.current.rows : (draft?.rows ?? []);
      if (rows.length) void actions.check(rows);
    });
    return () => {
      isGone = true;
    };
  }, [person, actions]);

  // Names of products are in the language in which they were asked for.
  const language = useStore(shop.language.$language);
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    if (latest.current.rows.length && !adding.current) void actions.check(latest.current.rows);
  }, [language, actions]);

  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && actions.catchUp();
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('pagehide', actions.keepNow);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pagehide', actions.keepNow);
      stop.current?.abort();
    };
  }, [actions]);

  return {
    ...{ ...actions, text, type, pending, work, trouble, news, skipped },
    shown: shown && maySee(shown.addressee, session) ? shown : undefined,
  };
}

export type QuickOrderModel = ReturnType<typeof useQuickOrder>;
