import { isShopError } from '@clinicart/sdk';
import { useState } from 'react';
import { buttonStyles } from '../ui/button/button.tsx';
import { bilingual, useWords } from '../ui/foundation/words.ts';
import { DocumentIcon } from '../ui/media/icons.tsx';
import { MenuList } from '../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../ui/overlay/popover.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { saveFile } from '../ui/page/save-file.ts';

export const exportMenuStyles = [buttonStyles, popoverStyles];

const exportWords = bilingual({
  zh: {
    export: '匯出',
    exporting: '匯出中',
    xlsx: 'Excel 活頁簿（.xlsx）',
    csv: 'CSV 檔案（.csv）',
  },
  en: {
    export: 'Export',
    exporting: 'Exporting',
    xlsx: 'Excel workbook (.xlsx)',
    csv: 'CSV file (.csv)',
  },
});

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  /** The button's words; “Export” by default. */
  label?: string;
  /** The list to export is not known yet. */
  disabled?: boolean | undefined;
  toaster: Toaster;
  /** States that the file was saved. */
  exported: string;
  /** Makes the file; a ShopError is shown as a toast. */
  make(format: 'xlsx' | 'csv'): Promise<{ readonly blob: Blob; readonly name: string }>;
}

/** A button with the formats of an export; the file is saved at once. */
export function ExportMenu({ label, disabled, toaster, exported, make }: ExportMenuProps) {
  const text = useWords(exportWords);
  const [busy, setBusy] = useState(false);
  const save = async (format: 'xlsx' | 'csv') => {
    setBusy(true);
    const key = 'export';
    try {
      const { blob, name } = await make(format);
      saveFile(blob, name);
      toaster.show({ key, tone: 'success', text: exported });
    } catch (error) {
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover
      trigger={label ?? text.export}
      button={{ icon: <DocumentIcon size={16} />, busy, busyLabel: text.exporting, disabled }}
      align="end"
      closeOnSelect
    >
      <MenuList
        items={[
          { key: 'xlsx', label: text.xlsx, onSelect: () => void save('xlsx') },
          { key: 'csv', label: text.csv, onSelect: () => void save('csv') },
        ]}
      />
    </Popover>
  );
}
