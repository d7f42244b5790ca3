import { bilingual, useSheet, useWords } from '../../engine/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dialogCss } from '../../ui/styles.ts';

const askWords = bilingual({
  zh: {
    title: '訂單包含藥物',
    why: '藥物須憑蓋章單據出貨。請於確認後上載已簽署及蓋章的單據；商店核對後才會出貨，其他貨品不受影響。',
    confirm: '明白並提交訂單',
    cancel: '返回',
  },
  en: {
    title: 'This order contains medicines',
    why: 'Medicines ship against a stamped bill. Upload the signed and stamped form; the store ships once it is checked. Other goods are not held back.',
    confirm: 'Understood, place order',
    cancel: 'Go back',
  },
});

export interface AskFirstProps {
  onConfirm(): void;
  onClose(): void;
}

/** What a buyer of medicines is told first; confirming it submits. Spec: 2§2.2, 2§4 */
function AskFirst({ onConfirm, onClose }: AskFirstProps) {
  useSheet(dialogCss);
  const words = useWords(askWords);
  return (
    <ConfirmDialog
      open
      title={words.title}
      description={words.why}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}

export { AskFirst as part };
