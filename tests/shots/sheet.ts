// The contact sheet: a page with a row for each screen and a small copy of each of its pictures.
import type { Language } from '../../packages/sdk/src/language/rules.ts';
import { THUMB } from './darkroom.ts';
import { fileOf, type Shot, type Theme } from './shot.ts';

/** A picture on the sheet. */
export interface Entry {
  readonly shot: Shot;
  /** Why there is no picture; undefined when there is one. */
  readonly failure: string | undefined;
  /** Share of the picture that differs from the revision, from 0 to 1; 'new' where the revision has none. Undefined without a revision. */
  readonly moved: number | 'new' | undefined;
}

/** A column of the sheet. */
interface Column {
  readonly width: number;
  readonly language: Language;
  readonly theme: Theme;
}

const keyOf = ({ width, language, theme }: Column) => `${theme} · ${language} · ${width}`;
const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 2 : 1)} %`;
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the page. With a revision, screens that moved most come first. */
export function sheetOf(entries: readonly Entry[], against: string | undefined): string {
  const columns = [...new Map(entries.map(({ shot }) => [keyOf(shot), shot])).keys()];
  const rows = new Map<string, Entry[]>();
  for (const entry of entries)
    rows.set(entry.shot.screen, [...(rows.get(entry.shot.screen) ?? []), entry]);
  const ordered = [...rows].sort(([, a], [, b]) => mostMoved(b) - mostMoved(a));
  const body = ordered.map(([screen, row]) => {
    const cells = columns.map((column) =>
      cellOf(
        row.find(({ shot }) => keyOf(shot) === column),
        against,
      ),
    );
    const isSame = against !== undefined && mostMoved(row) === 0;
    return `<tr${isSame ? ' class="same"' : ''}><th scope="row">${inHtml(screen)}</th>${cells.join('')}</tr>`;
  });
  return page(columns, body, summaryOf(entries, against), against);
}

/** Counts the pictures, and with a revision what moved, in one sentence. */
export function summaryOf(entries: readonly Entry[], against: string | undefined): string {
  const failed = entries.filter(({ failure }) => failure !== undefined).length;
  const moved = entries.filter(({ moved: by }) => typeof by === 'number' && by > 0).length;
  const fresh = entries.filter(({ moved: by }) => by === 'new').length;
  const parts = [`${entries.length} pictures`];
  if (against !== undefined) parts.push(`${moved} moved since ${against}`, `${fresh} new`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.join(', ');
}

const mostMoved = (row: readonly Entry[]) =>
  Math.max(0, ...row.map(({ moved }) => (moved === 'new' ? 1 : (moved ?? 0))));

function cellOf(entry: Entry | undefined, against: string | undefined): string {
  if (!entry) return '<td></td>';
  const { shot, failure, moved } = entry;
  if (failure !== undefined) return `<td class="failed">${inHtml(failure)}</td>`;
  const file = fileOf(shot);
  const thumb = `thumbs/${file.replace(/png$/, 'jpg')}`;
  const { width, height } = THUMB;
  const picture = `<a href="${file}"><img src="${thumb}" width="${width}" height="${height}" loading="lazy" alt="${inHtml(`${shot.screen}, ${keyOf(shot)}`)}"></a>`;
  if (moved === 'new') return `<td class="moved">${picture}<p>new</p></td>`;
  if (!moved) return `<td>${picture}</td>`;
  const links = `<a href="moved/${file}">${percent(moved)}</a> <a href="${inHtml(against ?? '')}/${file}">before</a>`;
  return `<td class="moved">${picture}<p>${links}</p></td>`;
}

const page = (
  columns: readonly string[],
  rows: readonly string[],
  summary: string,
  against: string | undefined,
) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Clinicart screens</title>
<style>
body { margin: 0; font: 13px/1.4 Arial, sans-serif; background: #777; color: #fff; }
header { padding: 12px; }
table { border-collapse: separate; border-spacing: 6px; }
thead th { position: sticky; top: 0; z-index: 1; background: #555; padding: 4px; }
tbody th { position: sticky; left: 0; background: #555; padding: 4px 8px; text-align: left; vertical-align: top; }
td { vertical-align: top; padding: 3px; }
img { display: block; }
p { margin: 2px 0 0; }
a { color: inherit; }
.moved { background: #a0006e; }
.failed { background: #b00; max-width: ${THUMB.width}px; }
:root:has(#moved:checked) .same { display: none; }
</style>
<header>${inHtml(summary)}.${against === undefined ? '' : ' <label><input type="checkbox" id="moved"> only screens that moved</label>'}</header>
<table>
<thead><tr><th>screen</th>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
