import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from './context.ts';

const never = () => () => {};

/** False on the server and while hydrating: a portal has no place in server HTML. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Shows its children as slotted light-DOM children of the element, where password managers and
 * payment frames can reach them, while they stay part of this React tree.
 */
export function LightDom({ name = 'light', children }: { name?: string; children: ReactNode }) {
  const { element } = useWidget();
  const inBrowser = useInBrowser();
  return (
    <>
      <slot name={name} />
      {inBrowser && element && (
        <LightChild element={element} name={name}>
          {children}
        </LightChild>
      )}
    </>
  );
}

interface LightChildProps {
  element: HTMLElement;
  name: string;
  children: ReactNode;
}

function LightChild({ element, name, children }: LightChildProps) {
  const [box] = useState(() => {
    const created = element.ownerDocument.createElement('div');
    created.slot = name;
    created.className = 'clinic-light';
    return created;
  });
  useEffect(() => {
    element.append(box);
    return () => box.remove();
  }, [element, box]);
  return createPortal(children, box);
}
