import type { ContactKind } from '@clinicart/sdk';
import { useSay, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { payPasswordWords } from '../words.ts';

const KINDS = ['phone', 'email'] as const;

/** An account that no code can be sent to binds a contact first. Spec: 2§4 Set payment password */
export function ContactChoice({ onBind }: { onBind(kind: ContactKind): void }) {
  const say = useSay();
  const text = useWords(payPasswordWords);
  return (
    <div className="clinic-pay-password-form">
      <Notice tone="info" lead={say({ reason: 'bind-contact-first', facts: {} })} />
      {KINDS.map((kind) => (
        <Button
          key={kind}
          kind={kind === 'phone' ? 'primary' : 'neutral'}
          size="l"
          block
          onClick={() => onBind(kind)}
        >
          {text.bind[kind]}
        </Button>
      ))}
    </div>
  );
}
