import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UiProvider, useLanguage } from '../../ui/foundation/context.tsx';
import { watchSight } from '../../ui/page/observers.ts';
import { after } from '../../ui/page/timer.ts';

const RETRIES_MS = [1000, 4000];

/** What the file of such a part exports. */
interface PartModule<P> {
  readonly part: ComponentType<P>;
}

const loads: (() => Promise<void>)[] = [];

/** Fetches every part. For servers, which render in one go and cannot wait. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** The part; undefined when it does not arrive after several tries. */
async function fetched<P>(
  get: () => Promise<PartModule<P>>,
  attempt = 0,
): Promise<ComponentType<P> | undefined> {
  try {
    return (await get()).part;
  } catch {
    const wait = RETRIES_MS[attempt];
    if (wait === undefined) return undefined;
    await new Promise<void>((resolve) => after(wait, resolve));
    return fetched(get, attempt + 1);
  }
}

interface Later {
  /** Stands there until the part has come. */
  readonly waiting?: ReactNode;
  /** Says that it did not come, where somebody has asked for it. Shown again, it is fetched again. */
  readonly failed?: ReactNode;
  /** Fetched only once the reader comes near; the class of the box that it then stands in. */
  readonly near?: string;
}

/** A part, and a way to have it there before it is shown: when the pointer or the focus comes near. */
export type OnDemand<P> = ComponentType<P> & { fetch(): void };

/** How far below the screen a part is fetched. */
const AHEAD = '200px';

/**
 * A part of a widget in a file of its own, fetched when it is first shown. What the server sent of it stays visible
 * meanwhile: until it has taken over those nodes, it is kept from every change.
 */
export function onDemand<P extends object>(
  get: () => Promise<PartModule<P>>,
  { waiting, failed, near }: Later = {},
): OnDemand<P> {
  let found: ComponentType<P> | undefined;
  const load = async () => {
    found = (await get()).part;
  };
  loads.push(load);
  const fetch = () => {
    // What does not arrive now is fetched when it is shown.
    if (!found) load().catch(() => {});
  };
  let onNear = () => {};
  const wanted = new Promise<void>((resolve) => {
    if (near === undefined) resolve();
    else onNear = resolve;
  });
  const later = () =>
    lazy(async () => {
      await wanted;
      const part = await fetched(get);
      if (part) return { default: part };
      // What the server sent stays as it is.
      if (failed === undefined) return new Promise<never>(() => {});
      Coming = later();
      return { default: () => failed };
    }) as unknown as ComponentType<P>;
  let Coming = later();

  const Part = memo((props: P) => {
    const [first] = useState(props);
    // Kept: another component in the same place, though of the same file, would start anew.
    const [Content] = useState(() => found ?? Coming);
    const [isHere, setHere] = useState(false);
    const shown = isHere ? props : first;
    const language = useLanguage();
    const [firstLanguage] = useState(language);
    // The same element as long as it waits: React then leaves the server's nodes alone.
    const part = useMemo(() => {
      return (
        <Suspense fallback={waiting}>
          <Content {...shown} />
          <Arrival onArrive={setHere} />
        </Suspense>
      );
    }, [Content, shown]);
    const box = useRef<HTMLDivElement>(null);
    useKeptPress(box, isHere);
    useNearness(box, near !== undefined, onNear);
    return (
      <div ref={box} className={near ?? 'clinic-part'}>
        <UiProvider language={isHere ? language : firstLanguage}>{part}</UiProvider>
      </div>
    );
  }) as unknown as ComponentType<P>;
  return Object.assign(Part, { fetch });
}

/** Says when the part beside it stands there. */
function Arrival({ onArrive }: { onArrive(isHere: boolean): void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}

type Box = RefObject<HTMLDivElement | null>;

/**
 * A button of the server's that is pressed before its code has come does its work once that is here. The press is
 * heard above React's root, which stops one that it cannot answer yet; what gets past it to the part is answered.
 */
function useKeptPress(box: Box, isHere: boolean) {
  const pressed = useRef<HTMLButtonElement>(undefined);
  useEffect(() => {
    if (!isHere) return;
    const button = pressed.current;
    pressed.current = undefined;
    if (button?.isConnected) button.click();
  }, [isHere]);
  // Before the next press can come: the element has just woken, and no longer keeps any itself.
  useLayoutEffect(() => {
    const element = box.current;
    if (isHere || !element) return undefined;
    const root = element.getRootNode();
    const keep = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(element)) return;
      const button = path.find((one) => one instanceof HTMLButtonElement);
      pressed.current = button?.type === 'button' ? button : undefined;
    };
    const answered = () => {
      pressed.current = undefined;
    };
    root.addEventListener('click', keep, true);
    element.addEventListener('click', answered, true);
    return () => {
      root.removeEventListener('click', keep, true);
      element.removeEventListener('click', answered, true);
    };
  }, [box, isHere]);
}

function useNearness(box: Box, isAsked: boolean, onNear: () => void) {
  useEffect(() => {
    if (!isAsked || !box.current) return undefined;
    const watcher = watchSight((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onNear();
    }, AHEAD);
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box, isAsked, onNear]);
}
