import type { PaymentSettings } from '@clinicart/sdk/checkout';
import { bilingual, useWords } from '../../engine/index.ts';
import { MerchantNote, MerchantNotes, merchantNotesStyles } from './merchant-notes.tsx';

export const chequeDetailsStyles = merchantNotesStyles;

const chequeWords = bilingual({
  zh: {
    address: '支票寄往',
    copyAddress: '複製地址',
    notes: '支票說明',
    copyNotes: '複製支票說明',
  },
  en: {
    address: 'Send the cheque to',
    copyAddress: 'Copy the address',
    notes: 'About the cheque',
    copyNotes: 'Copy these notes',
  },
});

/** The merchant's address and notes for cheques. Spec: 2§3 chequeAddress, chequeCopywriting */
export function ChequeDetails({ cheque }: { cheque: PaymentSettings['cheque'] }) {
  const text = useWords(chequeWords);
  return (
    <MerchantNotes>
      <MerchantNote title={text.address} label={text.copyAddress} text={cheque.address} />
      <MerchantNote title={text.notes} label={text.copyNotes} text={cheque.copyText} />
    </MerchantNotes>
  );
}
