/**
 * How an element's tree gets into the page. All client-made elements share one React root and stand
 * in it as portals: 240 roots of their own cost nine times as much (docs/performance.md). An element
 * that arrives with server HTML keeps its nodes, and for that needs a root of its own.
 */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepTargets } from '../hydration/event-targets.ts';
import { keepStopped } from '../hydration/replay-clicks.ts';

/** What is mounted in one element. */
export interface Mounted {
  update(node: ReactNode): void;
  unmount(): void;
}

const options = {
  /** The element's own boundary has told the page already. */
  onCaughtError: () => {},
  onRecoverableError: (error: unknown) => console.error(error),
};

const portals = new Map<string, ReactNode>();
/** Boxes whose nodes are ours: an element that comes back at once may still hold those that are about to go. */
const owned = new WeakSet<HTMLElement>();
let shared: Root | undefined;
let waiting = false;
let count = 0;

/** Everything that happens in one task is one commit. */
function commitSoon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    shared ??= createRoot(document.createElement('div'), options);
    shared.render([...portals.values()]);
  });
}

function portal(box: HTMLElement, node: ReactNode): Mounted {
  const key = String(count++);
  owned.add(box);
  const update = (next: ReactNode) => {
    portals.set(key, createPortal(next, box, key));
    commitSoon();
  };
  update(node);
  return {
    update,
    unmount: () => {
      portals.delete(key);
      commitSoon();
    },
  };
}

/** Mounts a tree into a box: over the server's nodes where there are some, else as a portal. */
export function mount(box: HTMLElement, node: ReactNode): Mounted {
  if (owned.has(box) || !box.hasChildNodes()) return portal(box, node);
  keepTargets(box);
  const root = keepStopped(box, () => hydrateRoot(box, node, options));
  return { update: (next) => root.render(next), unmount: () => root.unmount() };
}
