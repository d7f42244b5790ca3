import type { Explanation } from '@clinicart/sdk';
import { bilingual, useSay, useWords } from '../../engine/index.ts';
import { ConfirmDialog, confirmDialogStyles } from '../../ui/overlay/confirm-dialog.tsx';

export const styles = confirmDialogStyles;

const medicineWords = bilingual({
  zh: {
    title: '訂單包含藥物',
    confirm: '明白並提交訂單',
    cancel: '返回',
  },
  en: {
    title: 'This order contains medicines',
    confirm: 'Understood, place order',
    cancel: 'Go back',
  },
});

export interface MedicineConfirmProps {
  notice: Explanation;
  onConfirm(): void;
  onClose(): void;
}

/** The notice before an order with medicines; confirming it submits the order. Spec: 2§2.2, 2§4 */
function MedicineConfirm({ notice, onConfirm, onClose }: MedicineConfirmProps) {
  const say = useSay();
  const words = useWords(medicineWords);
  return (
    <ConfirmDialog
      open
      title={words.title}
      description={say(notice)}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}

export { MedicineConfirm as part };
