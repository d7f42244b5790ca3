import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../ui/foundation/context.tsx';
import { UiRoot } from '../../ui/foundation/ui-root.tsx';
import { useWidget } from './context.ts';

const never = () => () => {};

/** False on the server and during hydration: server HTML cannot contain a portal. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface LightDomProps {
  /** Name of the slot; needed only if a widget has several. */
  name?: string;
  /** Replaces the children until the browser shows them. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children as slotted light-DOM children of the element, where password managers and payment frames can
 * reach them. They remain part of this React tree.
 */
export function LightDom({ name = 'light', waiting, children }: LightDomProps) {
  const { element } = useWidget();
  const inBrowser = useInBrowser();
  return (
    <>
      <slot name={name}>{waiting}</slot>
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
  const language = useLanguage();
  const [box] = useState(() => {
    const created = element.ownerDocument.createElement('div');
    created.slot = name;
    created.className = 'clinic-light';
    return created;
  });
  // Runs before the paint, so that a form can focus its first field in an effect.
  useLayoutEffect(() => {
    // Copied or restored markup brings the box of another element along, without its handlers.
    element.querySelector(`:scope>[slot=${name}]`)?.remove();
    element.append(box);
    return () => box.remove();
  }, [element, box, name]);
  return createPortal(<UiRoot language={language}>{children}</UiRoot>, box);
}
