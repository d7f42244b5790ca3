import type { Language } from '@clinicart/sdk';
import { PAGES, type PageName, type PageRow } from '@clinicart/widgets/server';

/** Returns the title and description of a page from the table of pages. */
export function pageTexts(
  page: PageName,
  language: Language,
): { title: string; description: string } {
  const row: PageRow = PAGES[page];
  return {
    title: (row.title ?? row.name)[language],
    description: row.description?.[language] ?? '',
  };
}
