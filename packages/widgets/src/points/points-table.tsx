import { useShop, useWords } from '../engine/index.ts';
import tableCss from '../ui/data/table.css?inline';
import * as commonWords from '../ui/foundation/common-words.ts';
import { bilingual } from '../ui/foundation/words.ts';
import { Picture, pictureStyles } from '../ui/media/picture.tsx';
import pointsTableCss from './points-table.css?inline';
import { figures, pointsWords } from './points-words.ts';

export const pointsTableStyles = [pictureStyles, tableCss, pointsTableCss];

const tableWords = bilingual({
  zh: {
    product: '產品',
    each: '每件積分',
    eachOf: (t: { points: number }) => `每件 ${figures(t.points)} 積分`,
    subtotal: commonWords.subtotal.zh,
  },
  en: {
    product: 'Product',
    each: 'Points each',
    eachOf: (t) => `${figures(t.points)} points each`,
    subtotal: commonWords.subtotal.en,
  },
});

interface PointsTableProps {
  /** Accessible name of the table. */
  label: string;
  name: string;
  /** The server's path template. */
  picture: string | undefined;
  /** Points for one piece. */
  points: number;
  quantity: number;
  /** Points in all. */
  cost: number;
}

/** The redeemed product as a table of one row: points each, quantity and points in all. Spec: 2§2.10 */
export function PointsTable({ label, name, picture, points, quantity, cost }: PointsTableProps) {
  const shop = useShop();
  const text = useWords(tableWords);
  const words = useWords(pointsWords);
  return (
    <table className="clinic-table clinic-points-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col" data-number="" data-wide="">
            {text.each}
          </th>
          <th scope="col" data-number="">
            {words.quantity}
          </th>
          <th scope="col" data-number="">
            {text.subtotal}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <span className="clinic-points-line">
              <Picture src={shop.picture(picture, 'card')} alt="" />
              <span>
                {name}
                <small data-narrow="">{text.eachOf({ points })}</small>
              </span>
            </span>
          </th>
          <td data-number="" data-wide="">
            {figures(points)}
          </td>
          <td data-number="">{figures(quantity)}</td>
          <td data-number="">
            <strong>{figures(cost)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
