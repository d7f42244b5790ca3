import { useEffect, useRef } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ShieldCheckIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { payPasswordWords } from './pay-password-words.ts';

export const doneStepStyles = [buttonStyles, emptyStyles];

/** Step three: confirms that the payment password is set. Spec: 2§4 */
export function DoneStep({ onDone }: { onDone(): void }) {
  const say = useSay();
  const text = useWords(payPasswordWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Empty
      role="status"
      tone="primary"
      icon={<ShieldCheckIcon size={20} />}
      title={say({ reason: 'pay-password-set', facts: {} })}
      action={
        <Button ref={button} kind="primary" size="l" onClick={onDone}>
          {text.finish}
        </Button>
      }
    >
      {text.doneWhy}
    </Empty>
  );
}
