import { isShopError } from '@clinicart/sdk';
import { type StatementOptions, walletDomain } from '@clinicart/sdk/wallet';
import { useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { saveFile } from '../quick-order/save-file.ts';
import { buttonStyles } from '../ui/button/button.tsx';
import { DocumentIcon } from '../ui/media/icons.tsx';
import { MenuList } from '../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../ui/overlay/popover.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { walletWords } from './wallet-words.ts';

export const statementExportStyles = [buttonStyles, popoverStyles];

interface StatementExportProps {
  /** Exports the entries that it finds; all of them for ''. */
  keyword: string;
  toaster: Toaster;
}

/** Exports the details of all pages as a file. */
export function StatementExport({ keyword, toaster }: StatementExportProps) {
  const { statement } = useShop().domain(walletDomain);
  const text = useWords(walletWords);
  const [busy, setBusy] = useState(false);
  const save = async (format: StatementOptions['format']) => {
    setBusy(true);
    const key = 'wallet-export';
    try {
      const { blob, name } = await statement({ format, keyword });
      saveFile(blob, name);
      toaster.show({ key, tone: 'success', text: text.exported });
    } catch (error) {
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover
      trigger={text.exportAs}
      button={{ icon: <DocumentIcon size={16} />, busy, busyLabel: text.exporting }}
      align="end"
      closeOnSelect
    >
      <MenuList
        items={[
          { key: 'xlsx', label: text.exportXlsx, onSelect: () => void save('xlsx') },
          { key: 'csv', label: text.exportCsv, onSelect: () => void save('csv') },
        ]}
      />
    </Popover>
  );
}
