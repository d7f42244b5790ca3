import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import payPasswordCss from './pay-password.css?inline';
import { payPasswordWords } from './pay-password-words.ts';

export const phoneFirstStyles = [buttonStyles, noticeStyles, payPasswordCss];

/** Asks an account without a phone to bind one, because the code is sent by SMS. Spec: 2§4 Set payment password */
export function PhoneFirst({ onBind }: { onBind(): void }) {
  const say = useSay();
  const text = useWords(payPasswordWords);
  return (
    <div className="clinic-pay-password-form">
      <Notice tone="info" lead={say({ reason: 'bind-phone-first', facts: {} })} />
      <Button kind="primary" size="l" block onClick={onBind}>
        {text.bindPhone}
      </Button>
    </div>
  );
}
