import { useCallback, useEffect, useRef, useState } from 'react';
import { useWidget } from '../engine/index.ts';

const MODIFIERS: readonly string[] = ['Control', 'Meta'];

/** A sheet that loads when the buyer is about to print. */
export interface PrintableSheet {
  /** The sheet is in the document; until then the print style of the screen applies. */
  readonly isWanted: boolean;
  /** Changes with each press of the button; for the effect that calls `onShown`. */
  readonly asked: number;
  onShown(): void;
  /** Shows the sheet, then opens the print dialog. */
  print(): void;
}

/**
 * Shows a sheet on demand: at the print button, or as soon as Ctrl or Command goes down, with which the browser's own
 * shortcut begins. A browser cannot wait for code at `beforeprint`; its menu prints the screen with its print style once.
 */
export function useSheet(): PrintableSheet {
  const { element } = useWidget();
  const [isWanted, setWanted] = useState(false);
  const [asked, setAsked] = useState(0);
  const isDue = useRef(false);
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (isWanted || !view) return undefined;
    const want = () => setWanted(true);
    const onKey = ({ key }: KeyboardEvent) => {
      if (MODIFIERS.includes(key)) want();
    };
    view.addEventListener('keydown', onKey);
    view.addEventListener('beforeprint', want);
    return () => {
      view.removeEventListener('keydown', onKey);
      view.removeEventListener('beforeprint', want);
    };
  }, [element, isWanted]);
  const onShown = useCallback(() => {
    if (!isDue.current) return;
    isDue.current = false;
    globalThis.print();
  }, []);
  const print = useCallback(() => {
    isDue.current = true;
    setWanted(true);
    setAsked((times) => times + 1);
  }, []);
  return { isWanted, asked, onShown, print };
}

/** Opens the print dialog once the sheet is in the document. For the component of a sheet. */
export function useShownSheet({ onShown, asked }: PrintableSheet): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each press of the button.
  useEffect(onShown, [onShown, asked]);
}
