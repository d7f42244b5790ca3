import type { Explanation } from '@clinicart/sdk';
import { type MessageKey, noticeSentences } from '@clinicart/sdk/language';
import { bilingual, useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

const flashWords = bilingual({
  zh: {
    registered: '註冊成功',
    incomplete: '請先補充診所資料',
    unpaid: '訂單尚未付款',
    certify: commonWords.getVerified.zh,
    close: '知道了',
  },
  en: {
    registered: 'You are registered',
    incomplete: 'Complete your clinic’s information',
    unpaid: 'The order is not paid yet',
    certify: commonWords.getVerified.en,
    close: 'OK',
  },
});

export interface FlashDialogProps {
  notice: Explanation;
  onClose(): void;
}

/** Shows a flash message in a dialog: it may say that buying waits for the approval of the clinic. Spec: 1§1 */
function FlashDialog({ notice, onClose }: FlashDialogProps) {
  useShop().domain(noticeSentences);
  const say = useSay();
  const text = useWords(flashWords);
  const routes = useRoutes();
  const titles: Readonly<Partial<Record<MessageKey, string>>> = {
    'incomplete-clinic': text.incomplete,
    'order-unpaid': text.unpaid,
  };
  const isUncertified = notice.reason === 'registered-uncertified';
  return (
    <Dialog
      open
      small
      title={titles[notice.reason] ?? text.registered}
      description={say(notice)}
      onClose={onClose}
      actions={
        <>
          <Button kind={isUncertified ? 'neutral' : 'primary'} onClick={onClose}>
            {text.close}
          </Button>
          {isUncertified && (
            <Button kind="primary" {...routes.link('accountInformation')}>
              {text.certify}
            </Button>
          )}
        </>
      }
    />
  );
}

export { FlashDialog as part };
