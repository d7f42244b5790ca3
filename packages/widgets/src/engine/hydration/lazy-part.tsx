import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LanguageContext, useLanguage } from '../../ui/foundation/context.tsx';
import { type Styles, sentText, sheetsIn } from '../../ui/foundation/styles.ts';
import { after } from '../../ui/page/timer.ts';
import { Failure } from '../element/boundary.tsx';
import { useWidget } from '../element/context.ts';
import { adoptAlso } from '../element/style-sheets.ts';
import type {} from '../element/without-hydration.ts';
import { page } from '../page/page-config.ts';
import { replayInput } from './replay-input.ts';
import { type Box, useNearness } from './use-nearness.ts';
import { useServerPress } from './use-server-press.ts';

const RETRIES_MS = [1000, 4000];

/** Exports of the file of a lazy part. */
interface PartModule<P> {
  readonly part: ComponentType<P>;
  /**
   * Its sheets, without those that the element has already: a sheet that two chunks name becomes a separate chunk.
   * If a server renders the part, its sheets are in the element's list, or the part sends them.
   */
  readonly styles?: Styles;
}

const loads: (() => Promise<unknown>)[] = [];

/** Loads every part. For servers, which render once and cannot wait. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

const sentSheets: (() => Styles)[] = [];

/** Returns the texts of the style elements that parts send, for the policy of a page. Call it after `loadParts`. */
export const textsOfSentSheets = (): readonly string[] =>
  sentSheets.map((sheets) => sentText(sheetsIn(sheets())));

/** Loads the part; undefined if several attempts fail. */
async function fetched<P>(
  load: () => Promise<ComponentType<P>>,
  attempt = 0,
): Promise<ComponentType<P> | undefined> {
  try {
    return await load();
  } catch {
    const wait = RETRIES_MS[attempt];
    if (wait === undefined) return undefined;
    await new Promise<void>((resolve) => after(wait, resolve));
    return fetched(load, attempt + 1);
  }
}

interface Later {
  /** Shown until the part has loaded. */
  readonly waiting?: ReactNode;
  /** Reports that the part could not be loaded, if the buyer asked for it. Showing the part again retries. */
  readonly failed?: ReactNode;
  /** Reports it with a button to try again. */
  readonly retries?: true;
  /** Loads the part only when it is near the viewport. The value is the class of the box around it. */
  readonly near?: string;
  /**
   * Sends the sheets of the part with its server HTML, so that the element's list does not carry them for pages that do
   * not show it.
   */
  readonly sendsSheets?: true;
}

const TryAgain = createContext(() => {});

/** Takes the place of a part that did not load, and has the doctor report it. */
function Missing({ failed }: { failed: ReactNode }) {
  const { tag, element } = useWidget();
  const onRetry = useContext(TryAgain);
  useEffect(() => {
    page().doctor?.(({ partMissing }) => partMissing(tag, element));
  }, [tag, element]);
  return failed ?? <Failure onRetry={onRetry} />;
}

interface WaitingProps {
  code(): Promise<unknown> | undefined;
  onArrive(): void;
  children: ReactNode;
}

/**
 * Takes the place of a part until its code has come, then has the element show the part by an update. React itself keeps a
 * part that was suspended back until 300 ms after the last placeholder of the page appeared; Preact does not.
 */
function Waiting({ code, onArrive, children }: WaitingProps) {
  useLayoutEffect(() => {
    let isGone = false;
    void code()?.then((part) => {
      // In turns of the browser, since a part may be as long as a cart of a thousand lines.
      if (part && !isGone) startTransition(onArrive);
    });
    return () => {
      isGone = true;
    };
  }, [code, onArrive]);
  return children;
}

/** A lazy part, with a method that loads it early: when the pointer or the focus comes near. */
export type OnDemand<P> = ComponentType<P> & { fetch(): void };

/**
 * Creates a part of a widget in a separate file, loaded when it is first shown. Its server HTML stays visible
 * meanwhile: until hydration, the part receives no changes.
 */
export function onDemand<P extends object>(
  get: () => Promise<PartModule<P>>,
  { waiting, failed, retries, near, sendsSheets }: Later = {},
): OnDemand<P> {
  let found: ComponentType<P> | undefined;
  let styles: Styles = [];
  const sheets = () => styles;
  const load = async () => {
    const module = await get();
    styles = module.styles ?? [];
    found = module.part;
    return found;
  };
  loads.push(load);
  if (sendsSheets) sentSheets.push(sheets);
  const fetch = () => {
    // If the load fails now, the part loads again when it is shown.
    if (!found) load().catch(() => {});
  };
  let onNear = () => {};
  const wanted = new Promise<void>((resolve) => {
    if (near === undefined) resolve();
    else onNear = resolve;
  });
  let arriving: Promise<ComponentType<P> | undefined> | undefined;
  const later = () =>
    lazy(async () => {
      arriving = wanted.then(() => fetched(load));
      const part = await arriving;
      if (part) return { default: part };
      // Suspends for ever, so that the server HTML stays.
      if (failed === undefined && !retries) return new Promise<never>(() => {});
      Coming = later();
      return { default: () => <Missing failed={failed} /> };
    }) as unknown as ComponentType<P>;
  let Coming = later();

  const Part = memo((props: P) => {
    const [first] = useState(props);
    // Kept in state: a different component in the same place would lose its state, even if it is the same file.
    const [content, setContent] = useState(() => ({ Content: found ?? Coming }));
    const [isHere, setHere] = useState(false);
    const shown = isHere ? props : first;
    const language = useLanguage();
    const [firstLanguage] = useState(language);
    const box = useRef<HTMLDivElement>(null);
    // Returns the same element while waiting, so that React does not touch the server's nodes.
    const part = useMemo(() => {
      const { Content } = content;
      return (
        <Suspense
          fallback={
            globalThis.WITHOUT_HYDRATION ? (
              waiting
            ) : (
              <Waiting code={() => arriving} onArrive={() => setContent(({ ...same }) => same)}>
                {waiting}
              </Waiting>
            )
          }
        >
          {!globalThis.WITHOUT_HYDRATION && sendsSheets && <SentSheets sheets={sheets} />}
          <TryAgain value={() => setContent({ Content: found ?? Coming })}>
            <Content {...shown} />
          </TryAgain>
          <Arrival box={box} sheets={sheets} onArrive={setHere} />
        </Suspense>
      );
    }, [content, shown]);
    useServerPress(box, isHere);
    useNearness(box, near !== undefined, onNear);
    return (
      <div ref={box} className={near ?? 'clinic-part'}>
        <LanguageContext value={isHere ? language : firstLanguage}>{part}</LanguageContext>
      </div>
    );
  }) as unknown as ComponentType<P>;
  return Object.assign(Part, { fetch });
}

interface ArrivalProps {
  box: Box;
  sheets(): Styles;
  onArrive(isHere: boolean): void;
}

const never = () => () => {};

/** The sheets in the server HTML of a part. They leave once the part has hydrated, when the element has adopted them. */
function SentSheets({ sheets }: { sheets(): Styles }) {
  const isOfServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isOfServer) return null;
  // The build of a page minifies them, so its text differs from the server's.
  return (
    <style
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a sheet of this package.
      dangerouslySetInnerHTML={{ __html: sentText(sheetsIn(sheets())) }}
    />
  );
}

/** Adopts the sheets of the part beside it when it mounts, replays what was typed into it, and reports the arrival. */
function Arrival({ box, sheets, onArrive }: ArrivalProps) {
  const { element } = useWidget();
  useInsertionEffect(() => {
    if (element?.shadowRoot) adoptAlso(element.shadowRoot, sheets());
  }, [element, sheets]);
  useEffect(() => {
    if (!globalThis.WITHOUT_HYDRATION && box.current) replayInput(box.current);
    onArrive(true);
  }, [box, onArrive]);
  return null;
}
