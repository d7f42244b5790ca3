import type { Language } from './rules.ts';

/** A word that no screen says, and the word that it says instead. */
export interface BannedWord {
  readonly language: Language;
  /** An example, as a sentence might have it. */
  readonly word: string;
  readonly pattern: RegExp;
  readonly say: string;
  /** Phrases in which it is right. */
  readonly except?: readonly string[];
}

/** One word for one thing on screen: the only list of what texts for buyers avoid. tests/packages/screen-words.test.ts refuses them. */
export const BANNED_WORDS: readonly BannedWord[] = [
  {
    language: 'en',
    word: 'sign in',
    pattern: /\b(sign(s|ed|ing)?[- ]in|sign-?ins?)\b/i,
    say: 'log in',
  },
  {
    language: 'en',
    word: 'certified',
    pattern: /\bcertif(y|ied|ies|ying|ication)\b/i,
    say: 'verified',
  },
  { language: 'en', word: 'approved', pattern: /\b(dis)?approv\w*/i, say: 'verified, accepted' },
  { language: 'en', word: 'shipping', pattern: /\bship(s|ped|ping|ments?)?\b/i, say: 'delivery' },
  {
    language: 'en',
    word: 'swap',
    pattern: /\b(swap|exchang)\w*/i,
    say: 'add-on deal, redeem',
    // The documents name the points orders of an account so.
    except: ['Exchange record', 'exchange record', 'Exchange order', 'exchange order'],
  },
  {
    language: 'en',
    word: 'add-on offer',
    pattern: /\badd-on (offers?|purchases?)\b/i,
    say: 'add-on deal',
  },
  {
    language: 'en',
    word: 'collection',
    pattern: /\bcollect\w*/i,
    say: 'save',
    except: ['Clinicart (“we”) collects', 'Data we collect', 'We do not collect data'],
  },
  {
    language: 'en',
    word: 'enquire price',
    pattern: /\b(enquire price|ask us|ask for the price)\b/i,
    say: 'price on request',
  },
  {
    language: 'en',
    word: 'items',
    pattern: /\bitems?\b/i,
    say: 'products',
    except: ['saved items', 'Choose items'],
  },
  { language: 'en', word: 'goods', pattern: /\bgoods\b/i, say: 'products' },
  { language: 'en', word: 'kinds', pattern: /\bkinds?\b/i, say: 'products, specifications' },
  {
    language: 'en',
    word: 'pcs',
    pattern: /\b(pcs|pieces?)\b/i,
    say: 'packs',
    except: ['per piece'],
  },
  { language: 'en', word: 'cashier', pattern: /\bcashier\b/i, say: 'payment page' },
  { language: 'en', word: 'medicine bill', pattern: /\bbills?\b/i, say: 'stamped form' },
  { language: 'en', word: 'quota', pattern: /\bquota\b/i, say: 'limit' },
  {
    language: 'en',
    word: 'taken off shelf',
    pattern: /\b(off (the )?shelf|taken down)\b/i,
    say: 'no longer sold',
  },
  { language: 'en', word: 'bind', pattern: /\b(bind|bound)\b/i, say: 'add' },
  {
    language: 'en',
    word: 'submitted successfully',
    pattern: /\bsuccessfully\b/i,
    say: 'submitted',
  },
  { language: 'en', word: 'email', pattern: /\bemails?\b/i, say: 'e-mail' },
  {
    language: 'en',
    word: 'please enter',
    pattern: /\bplease (enter|select|choose|fill|input)\b/i,
    say: 'enter',
  },
  {
    language: 'en',
    word: 'the answer did not arrive',
    pattern: /\banswer did not arrive\b/i,
    say: 'we did not hear back',
  },
  { language: 'en', word: 'somebody', pattern: /\b(somebody|nobody|whoever)\b/i, say: 'someone' },
  {
    language: 'en',
    word: 'color',
    pattern: /\b(colors?|centers?|catalogs?)\b/i,
    say: 'colour, centre, catalogue',
  },
  { language: 'zh', word: '商品', pattern: /商品/, say: '產品' },
  { language: 'zh', word: '貨品', pattern: /貨品/, say: '產品' },
  { language: 'zh', word: '9 件產品', pattern: /件產品/, say: '9 款產品' },
  {
    language: 'zh',
    word: '換購優惠',
    pattern: /(?<!加價)換購(?!品|價)|加價購/,
    say: '加價換購',
  },
  { language: 'zh', word: '收銀台', pattern: /收銀台/, say: '付款頁' },
  { language: 'zh', word: '發貨', pattern: /發貨/, say: '出貨' },
  { language: 'zh', word: '無須', pattern: /無須|無需/, say: '毋須' },
  { language: 'zh', word: '字符', pattern: /字符/, say: '字元' },
  { language: 'zh', word: '在線客服', pattern: /在線/, say: '網上' },
  { language: 'zh', word: '省份', pattern: /省份/, say: '地區' },
  { language: 'zh', word: '藥單', pattern: /藥單/, say: '蓋印表格' },
  { language: 'zh', word: '支付寶', pattern: /支付寶/, say: 'AlipayHK' },
  { language: 'zh', word: '完善資料', pattern: /完善資料/, say: '填妥資料' },
  { language: 'zh', word: '查看模式', pattern: /查看模式/, say: '只供查看' },
  { language: 'zh', word: '每 5 件為一單位', pattern: /為一單位/, say: '按 5 件的倍數購買' },
  {
    language: 'zh',
    word: '提交成功',
    pattern: /(修改|提交|領取|收藏|複製|匯出|設定|設置|發送)成功|成功加入/,
    say: '已提交',
  },
  {
    language: 'zh',
    word: '（於新分頁開啟）',
    pattern: /於新分頁|（新分頁）/,
    say: '（在新分頁開啟）',
  },
];
