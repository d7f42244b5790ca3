import { content } from '@clinicart/sdk/contract';
import { accountOf } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import type { Bilingual } from '../seed/data/types.ts';

interface Mail {
  readonly id: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly isSecurity?: true;
}

interface MailGroup {
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly mails: readonly Mail[];
}

const groups: readonly MailGroup[] = [
  {
    title: { zh: '訂單', en: 'Orders' },
    about: { zh: '由下單到送達', en: 'From order to delivery' },
    mails: [
      {
        id: '11',
        title: { zh: '訂單確認', en: 'Order confirmations' },
        about: { zh: '下單及付款成功', en: 'Orders placed and paid' },
      },
      {
        id: '12',
        title: { zh: '送貨通知', en: 'Delivery notices' },
        about: { zh: '出倉、派送及簽收', en: 'Dispatch, delivery and receipt' },
      },
      {
        id: '13',
        title: { zh: '售後進度', en: 'After-sales progress' },
        about: { zh: '退貨及退款的審核結果', en: 'Results of returns and refunds' },
      },
    ],
  },
  {
    title: { zh: '優惠及產品', en: 'Offers and products' },
    about: { zh: '推廣電郵', en: 'Promotional e-mail' },
    mails: [
      {
        id: '21',
        title: { zh: '每週優惠', en: 'Weekly offers' },
        about: { zh: '每星期最多一封', en: 'At most one a week' },
      },
      {
        id: '22',
        title: { zh: '新品及到貨', en: 'New and back in stock' },
        about: { zh: '包括你收藏的產品', en: 'Including products that you saved' },
      },
      {
        id: '23',
        title: { zh: '積分及優惠券到期', en: 'Expiring points and coupons' },
        about: { zh: '到期前 30 日', en: '30 days before' },
      },
    ],
  },
  {
    title: { zh: '帳戶安全', en: 'Account security' },
    about: { zh: '保護你的帳戶', en: 'To keep your account safe' },
    mails: [
      {
        id: '31',
        title: { zh: '驗證碼', en: 'Codes' },
        about: { zh: '登入及更改資料時發送', en: 'Sent when you log in or change details' },
        isSecurity: true,
      },
      {
        id: '32',
        title: { zh: '密碼及聯絡資料更改', en: 'Password and contact changes' },
        about: { zh: '更改後立即發送', en: 'Sent straight after a change' },
        isSecurity: true,
      },
    ],
  },
];
const mails = new Map(groups.flatMap((group) => group.mails.map((mail) => [mail.id, mail])));

export const mailRoutes = [
  serve(content.mailPreferences, (_, call) => {
    const { language } = call;
    const account = accountOf(call);
    const off = new Set(
      call.db
        .all<{ preference: string }>(
          'SELECT preference FROM mail_off WHERE account_id = ?',
          account.id,
        )
        .map(({ preference }) => preference),
    );
    return {
      email: account.email,
      preferences: groups.map((group) => ({
        title: group.title[language],
        message: group.about[language],
        emailConfig: group.mails.map((mail) => ({
          emailPreferencesId: mail.id,
          title: mail.title[language],
          message: mail.about[language],
          isChange: off.has(mail.id) ? '0' : '1',
          isSecurity: mail.isSecurity ?? false,
        })),
      })),
    };
  }),

  serve(content.saveMailPreferences, ({ preferences }, call) => {
    const account = accountOf(call);
    for (const { emailPreferencesId, isChange } of preferences) {
      const mail = mails.get(emailPreferencesId);
      if (!mail) throw new Refusal('noSuchMail');
      if (mail.isSecurity && isChange === '0') throw new Refusal('securityMail');
    }
    call.db.transaction(() => {
      for (const { emailPreferencesId, isChange } of preferences) {
        const sql =
          isChange === '1'
            ? 'DELETE FROM mail_off WHERE account_id = ? AND preference = ?'
            : `INSERT INTO mail_off VALUES (?, ?, ${call.now}) ON CONFLICT DO NOTHING`;
        call.db.run(sql, account.id, emailPreferencesId);
      }
    });
    return null;
  }),
];

/** The e-mails that each account has turned off, for the console. */
export const mailTitle = (id: string): Bilingual => mails.get(id)?.title ?? { zh: id, en: id };
