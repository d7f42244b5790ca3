import { walletDomain } from '@clinicart/sdk/wallet';
import { useShop, useWords } from '../engine/index.ts';
import { ExportMenu, exportMenuStyles } from '../orders/export-menu.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { walletWords } from './wallet-words.ts';

export const statementExportStyles = exportMenuStyles;

interface StatementExportProps {
  /** Exports the entries that it finds; all of them for ''. */
  keyword: string;
  disabled?: boolean;
  toaster: Toaster;
}

/** Exports the details of all pages as a file. */
export function StatementExport({ keyword, disabled, toaster }: StatementExportProps) {
  const { statement } = useShop().domain(walletDomain);
  const text = useWords(walletWords);
  return (
    <ExportMenu
      disabled={disabled}
      toaster={toaster}
      exported={text.exported}
      make={(format) => statement({ format, keyword })}
    />
  );
}
