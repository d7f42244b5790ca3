import type { CompareCell, ComparedProduct, CompareRow, RowName } from '@clinicart/sdk/compare';
import { shownTags } from '../catalogue/card/tag-badge.tsx';
import { discountWords } from '../catalogue/discount-words.ts';
import { sellingWords } from '../catalogue/words.ts';
import { useShop, useStore, useWords } from '../engine/index.ts';
import { Label } from '../print/label.tsx';
import { Buyer, Parties, Sheet, SheetEnd, sheetStyles } from '../print/sheet.tsx';
import type { Both } from '../print/sheet-words.ts';
import { type PrintableSheet, useShownSheet } from '../print/use-sheet.ts';
import { Image } from '../ui/media/image.tsx';
import { compareWords } from './compare-words.ts';
import printedCompareCss from './printed-compare.css?inline';

export const styles = [sheetStyles, printedCompareCss];

const both = (read: (words: (typeof compareWords)['en']) => string): Both => [
  read(compareWords.zh),
  read(compareWords.en),
];

const PRICES: Both = ['價格及庫存以列印當日為準。', 'Prices and stock on the day of printing.'];

export interface PrintedCompareProps {
  compared: readonly ComparedProduct[];
  rows: readonly CompareRow[];
  sheet: PrintableSheet;
}

/** The comparison as a document, with its equal rows; only print shows it. */
function PrintedCompare({ compared, rows, sheet }: PrintedCompareProps) {
  useShownSheet(sheet);
  const shop = useShop();
  const { status } = useStore(shop.session.$session);
  return (
    <Sheet title={both(({ title }) => title)}>
      {status === 'member' && (
        <Parties>
          <Buyer />
        </Parties>
      )}
      <table className="clinic-print-goods clinic-print-compare">
        <thead>
          <tr>
            <td />
            {compared.map(({ product, chosen }) => (
              <th key={product.id} scope="col">
                <Image src={shop.picture(chosen?.pictures[0], 'card')} alt="" fallback={null} />
                <b>{product.name}</b>
                {chosen?.name && <span>{chosen.name}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.group} ${row.key}`}>
              <th scope="row">
                <RowTitle row={row} />
              </th>
              {row.cells.map((cell, place) => (
                <td key={compared[place]?.product.id}>
                  <Printed cell={cell} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SheetEnd
        notes={
          <p>
            <Label of={PRICES} />
          </p>
        }
      />
    </Sheet>
  );
}

const isOwn = (key: string): key is RowName => Object.hasOwn(compareWords.en.rows, key);

/** An own row has its title in both languages; a parameter has the one of the server. */
function RowTitle({ row: { key, title } }: { row: CompareRow }) {
  if (!isOwn(key)) return title;
  return <Label of={both(({ rows }) => rows[key])} />;
}

function Printed({ cell, row }: { cell: CompareCell; row: CompareRow }) {
  const text = useWords(compareWords);
  const selling = useWords(sellingWords);
  const discount = useWords(discountWords);
  switch (cell.kind) {
    case 'none':
      return text.unsaid;
    case 'enquire':
      return selling.enquire;
    case 'out-of-stock':
      return selling.outOfStock;
    case 'offers': {
      const { percentOff } = cell;
      return [
        ...(percentOff === undefined ? [] : [discount.percentOff({ percentOff })]),
        ...shownTags(cell.tags).map(({ title }) => title),
        ...cell.gifts.map((name) => text.gift({ name })),
      ].join(text.join);
    }
    case 'text':
      if (!cell.isBest) return cell.text;
      return (
        <b>
          {cell.text} ({row.key === 'expires' ? text.longest : text.lowest})
        </b>
      );
  }
}

export { PrintedCompare as part };
