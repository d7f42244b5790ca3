import { handoverDomain } from '@clinicart/sdk/identity';
import { bilingual, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

const questionWords = bilingual({
  zh: { title: '使用哪個帳戶？', here: '保留現時帳戶', there: '轉用另一帳戶' },
  en: { title: 'Which account?', here: 'Stay logged in', there: 'Use the other account' },
});

export interface AccountQuestionProps {
  onClose(): void;
}

/**
 * Asks before a session of a partner's page replaces that of another account. The focus begins at the answer that changes
 * nothing, and closing the dialog is the same.
 */
function AccountQuestion({ onClose }: AccountQuestionProps) {
  const handover = useShop().domain(handoverDomain);
  const say = useSay();
  const text = useWords(questionWords);
  const question = handover.question();
  const choose = (account: 'here' | 'there') => {
    onClose();
    handover.choose(account);
  };
  return question ? (
    <Dialog
      open
      small
      title={text.title}
      description={say(question)}
      onClose={() => choose('here')}
      actions={
        <>
          <Button kind="primary" onClick={() => choose('here')}>
            {text.here}
          </Button>
          <Button kind="neutral" onClick={() => choose('there')}>
            {text.there}
          </Button>
        </>
      }
    />
  ) : null;
}

export { AccountQuestion as part };
