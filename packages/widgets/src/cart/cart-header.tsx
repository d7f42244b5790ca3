import type { ReactNode, RefObject } from 'react';
import { useRoutes, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { PrinterIcon } from '../ui/media/icons.tsx';
import { cartWords } from './cart-words.ts';

interface CartHeaderProps {
  count: number;
  isEmpty: boolean;
  isEditing: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  toasts: ReactNode;
  onEdit(): void;
  /** Undefined where nothing is ticked. */
  onPrint: (() => void) | undefined;
  onPreloadPrint(): void;
}

/** The title with the links and actions of the cart. */
export function CartHeader(props: CartHeaderProps) {
  const { count, isEmpty, isEditing, heading, toasts, onEdit, onPrint, onPreloadPrint } = props;
  const routes = useRoutes();
  const words = useWords(cartWords);
  return (
    <div className="clinic-cart-head">
      <h1 ref={heading} tabIndex={-1} className={isEmpty ? 'clinic-visually-hidden' : undefined}>
        {words.title} <small className="clinic-cart-count">{words.kinds({ count })}</small>
      </h1>
      {/* After the heading, which takes the focus after a removal, so that Tab reaches Undo next. */}
      {toasts}
      {!isEmpty && (
        <>
          <a className="clinic-cart-on" {...routes.link('home')}>
            {words.shopOn}
          </a>
          {onPrint && !isEditing && (
            <Button
              className="clinic-cart-print"
              icon={<PrinterIcon />}
              onPointerEnter={onPreloadPrint}
              onFocus={onPreloadPrint}
              onClick={onPrint}
            >
              {words.print}
            </Button>
          )}
          <Button aria-pressed={isEditing} onClick={onEdit}>
            {isEditing ? words.done : words.edit}
          </Button>
        </>
      )}
    </div>
  );
}
