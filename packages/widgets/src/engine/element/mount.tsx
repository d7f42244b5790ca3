/**
 * Mounts the trees of elements. All client-made elements share one React root, as its portals: 240 separate roots would
 * cost nine times as much (docs/performance.md). An element with server HTML needs a separate root, which hydrates its
 * nodes.
 */
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepTargets } from '../hydration/event-targets.ts';
import { keepStopped } from '../hydration/replay-clicks.ts';
import { dropFromRest, listenAtRest, listenLate } from './late-listeners.ts';
import type {} from './without-hydration.ts';

/** Handle of the tree in one element. */
export interface Mounted {
  update(node: ReactNode): void;
  unmount(): void;
}

const options = {
  /** The element's boundary has already reported the error. */
  onCaughtError: () => {},
  onRecoverableError: (error: unknown) => console.error(error),
};

/** So many new elements in one commit are worth a layout before it. */
const MANY = 8;

const portals = new Map<string, ReactNode>();
/** Containers that this module filled: an element that returns at once may still hold nodes that are about to go. */
const owned = new WeakSet<HTMLElement>();
let shared: Root | undefined;
/** The property by which React knows a container with its listeners; its name ends differently in each page. */
let listeningMark: string | undefined;
let waiting = false;
let count = 0;
/** The count at the last commit. */
let committed = 0;

/** The root of the portals. Made before the first of them, because its container shows React's mark. */
function sharedRoot(): Root {
  if (!shared) {
    const container = document.createElement('div');
    shared = createRoot(container, options);
    listeningMark = Object.keys(container).find((name) => name.startsWith('_reactListening'));
  }
  return shared;
}

/** Combines all changes of one task into one commit. */
function commitSoon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    // A query container that is new computes the styles inside it while it is laid out, which takes 40 % longer than in a
    // container whose size is known. React commits in a later task, when the browser has often laid it out.
    if (globalThis.WITHOUT_HYDRATION && count - committed >= MANY)
      document.body.getBoundingClientRect();
    committed = count;
    sharedRoot().render([...portals.values()]);
  });
}

/** Adds React's listeners to a container when the page rests or the element is used. */
function delayListeners(box: HTMLElement): void {
  sharedRoot();
  const mark = listeningMark;
  // Another React may have no such mark: its portals listen at once.
  if (mark === undefined) return;
  Reflect.set(box, mark, true);
  listenLate(box, () => {
    Reflect.deleteProperty(box, mark);
    // Makes React add them at once, within an event too. This root renders nothing.
    createRoot(box);
  });
}

function portal(box: HTMLElement, node: ReactNode): Mounted {
  const key = String(count++);
  // React adds its listeners to a container once, and Preact to none.
  if (!globalThis.WITHOUT_HYDRATION) {
    if (owned.has(box)) listenAtRest(box);
    else delayListeners(box);
  }
  owned.add(box);
  const update = (next: ReactNode) => {
    const part = createPortal(next, box, key);
    // Preact's portals take no key; without one, an element that leaves would reset those after it.
    portals.set(key, globalThis.WITHOUT_HYDRATION ? <Fragment key={key}>{part}</Fragment> : part);
    commitSoon();
  };
  update(node);
  return {
    update,
    unmount: () => {
      portals.delete(key);
      if (!globalThis.WITHOUT_HYDRATION) dropFromRest(box);
      commitSoon();
    },
  };
}

function hydrated(box: HTMLElement, node: ReactNode): Mounted {
  keepTargets(box);
  const root = keepStopped(box, () => hydrateRoot(box, node, options));
  return { update: (next) => root.render(next), unmount: () => root.unmount() };
}

/** Returns whether the nodes of a container are the server's, and not those of a tree that is about to go. */
export const isOfServer = (box: HTMLElement) => !owned.has(box) && box.hasChildNodes();

/** Mounts a tree into a container: hydrates the server's nodes if there are any, else renders a portal. */
export function mount(box: HTMLElement, node: ReactNode): Mounted {
  if (globalThis.WITHOUT_HYDRATION) {
    if (!owned.has(box)) box.replaceChildren();
  } else if (isOfServer(box)) return hydrated(box, node);
  return portal(box, node);
}
