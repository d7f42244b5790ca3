/** Parts, slots and custom properties of the elements, which a page's style sheet reaches, for the printed manifest. */
import type { Doc } from './engine/elements/elements.ts';
import { colors, measures, typeScale } from './ui/foundation/tokens.ts';

const doc = (en: string, zh: string): Doc => ({ en, zh });

/** Parts that every element has. */
export const COMMON_PARTS: readonly string[] = ['failure', 'root'];

/** Parts by name. `::part(button)` also reaches the kinds, such as `button-primary`. */
export const PART_DOCS: Readonly<Record<string, Doc>> = {
  root: doc('The box around everything.', '元件的外框。'),
  failure: doc('The message of an element that failed.', '元件出錯時的訊息。'),
  badge: doc('A badge.', '標籤。'),
  'badge-accent': doc('A badge of an add-on deal.', '換購標籤。'),
  'badge-count': doc('A number on an icon.', '圖示上的數目。'),
  'badge-danger': doc('A badge that warns of a loss.', '警示標籤。'),
  'badge-info': doc('A badge with a fact, such as a medicine.', '資訊標籤，例如藥物。'),
  'badge-neutral': doc('A quiet badge.', '中性標籤。'),
  'badge-offer': doc('A badge of a discount.', '優惠標籤。'),
  'badge-outline': doc('A badge with an outline only.', '只有框線的標籤。'),
  'badge-primary': doc('A badge in the main colour.', '主色標籤。'),
  'badge-success': doc('A badge of a success.', '成功標籤。'),
  'badge-warning': doc('A badge of a warning.', '警告標籤。'),
  breadcrumb: doc('The path to the current page.', '導覽路徑。'),
  button: doc('A button.', '按鈕。'),
  'button-danger': doc('A button that deletes.', '刪除按鈕。'),
  'button-danger-solid': doc('The button that confirms a deletion.', '確認刪除的按鈕。'),
  'button-link': doc('A button that looks like a link.', '連結樣式的按鈕。'),
  'button-neutral': doc('A plain button.', '一般按鈕。'),
  'button-primary': doc('The main button.', '主要按鈕。'),
  'button-secondary': doc('The second button.', '次要按鈕。'),
  carousel: doc('A strip of slides.', '輪播。'),
  'cart-link': doc('The link or button to the cart.', '前往購物車的連結或按鈕。'),
  choice: doc('A check box or radio button with its label.', '核取方塊或單選按鈕及其標籤。'),
  countdown: doc('The time that is left.', '倒數時間。'),
  coupon: doc('A coupon.', '優惠券。'),
  dialog: doc('A dialog.', '對話框。'),
  'digit-boxes': doc('The boxes of a code, one for each digit.', '驗證碼的輸入格。'),
  empty: doc('The message where a list has nothing.', '清單沒有內容時的訊息。'),
  field: doc('A control with its label, help and error.', '欄位：標籤、控制項、說明與錯誤。'),
  'file-drop': doc('The place that takes a file.', '放置檔案的位置。'),
  'icon-button': doc('A button with only an icon.', '只有圖示的按鈕。'),
  input: doc('A text field, a text area or a select.', '文字欄位或選單。'),
  'input-frame': doc('The frame around a text field or a select.', '文字欄位或選單的外框。'),
  notice: doc('A notice in the page.', '頁內提示。'),
  'notice-danger': doc('A notice of a failure.', '錯誤提示。'),
  'notice-info': doc('A notice with a fact.', '資訊提示。'),
  'notice-success': doc('A notice of a success.', '成功提示。'),
  'notice-warning': doc('A notice that warns.', '警告提示。'),
  pager: doc('The links to other pages of a list.', '分頁。'),
  picture: doc('A picture with its ground.', '圖片及其底色。'),
  'picture-tiles': doc('Uploaded pictures, as tiles.', '已上載的圖片。'),
  'picture-upload': doc('The place that takes a picture.', '上載圖片的位置。'),
  popover: doc('A panel beside its button.', '按鈕旁的浮動面板。'),
  price: doc('A price.', '價格。'),
  'price-amount': doc('The amount of a price.', '價格的金額。'),
  'price-old': doc('The price before a discount.', '優惠前的價格。'),
  'sort-bar': doc('The ways to sort a list.', '排序列。'),
  stepper: doc('A quantity with its two buttons.', '數量控制。'),
  tabs: doc('The row of tabs.', '分頁標籤列。'),
  toast: doc('A message that passes.', '短暫訊息。'),
  tooltip: doc('The name of a control, beside it.', '工具提示。'),
};

/** Slots that a page may fill, by name. An element fills its slot `light` itself. */
export const SLOT_DOCS: Readonly<Record<string, Doc>> = {
  '': doc('The content of the page beside the menu.', '選單旁的頁面內容。'),
  menu: doc("Entries of the page in the phone's menu.", '手機選單中由頁面加入的項目。'),
};

export interface PropertyDoc {
  readonly name: string;
  readonly syntax: string;
  readonly default: string;
  readonly doc: Doc;
}

const MEASURES: readonly (readonly [start: string, syntax: string, doc: Doc])[] = [
  ['space-', '<length>', doc('A step of the spacing.', '間距的一級。')],
  ['radius-', '<length>', doc('A radius of corners.', '圓角半徑。')],
  ['shadow-', '*', doc('A shadow, of a panel or of a dialog.', '面板或對話框的陰影。')],
  ['font-weight', '<number>', doc('Weight of text, plain or strong.', '文字粗細：一般或加粗。')],
  ['font-family', '*', doc('The fonts.', '字型。')],
];

function measureDoc(name: string, value: string): PropertyDoc {
  const row = MEASURES.find(([start]) => name.startsWith(start));
  if (!row) throw new Error(`--clinic-${name} has no documentation in styling-docs.ts.`);
  return { name: `--clinic-${name}`, syntax: row[1], default: value, doc: row[2] };
}

/** Custom properties that every element reads from its place in the page. */
export const PROPERTY_DOCS: readonly PropertyDoc[] = [
  {
    name: '--clinic-color-scheme',
    syntax: '*',
    default: 'light',
    doc: doc(
      'The theme of all elements without `theme`: light, dark or `light dark`.',
      '沒有 `theme` 屬性的元件的主題：light、dark 或 `light dark`。',
    ),
  },
  ...Object.entries(colors).map(([name, [light, dark]]) => ({
    name: `--clinic-color-${name}`,
    syntax: '<color>',
    default: `light-dark(${light}, ${dark})`,
    doc: doc('A colour. Its default follows the theme.', '顏色；預設值隨主題而變。'),
  })),
  ...Object.entries(measures).map(([name, value]) => measureDoc(name, value)),
  ...typeScale.map(([size], step) => ({
    name: `--clinic-font-size-${step + 1}`,
    syntax: '<length>',
    default: `${size}px`,
    doc: doc('A step of the type sizes. The line height follows.', '字級的一級；行高隨之而變。'),
  })),
];
