import type { Explanation, MessageKey } from '@clinicart/sdk';
import { bilingual, useRoutes, useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import * as commonWords from '../ui/common-words.ts';
import { Dialog } from '../ui/dialog.tsx';

const carriedWords = bilingual({
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

export interface CarriedDialogProps {
  notice: Explanation;
  onClose(): void;
}

/** A dialog, since what it says decides what can be done here: buying waits for approval. Spec: 1§1 */
function CarriedDialog({ notice, onClose }: CarriedDialogProps) {
  const shop = useShop();
  const text = useWords(carriedWords);
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
      description={shop.language.say(notice)}
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

export { CarriedDialog as part };
