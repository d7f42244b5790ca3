import { content } from '@clinicart/sdk/contract';
import { type Call, pictureTemplate } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { mailRoutes } from './mail-preferences.ts';

const ADDRESS: Bilingual = {
  zh: '九龍觀塘鴻圖道 57 號 18 樓',
  en: '18/F, 57 Hung To Road, Kwun Tong',
};
const COMPANY: Bilingual = { zh: '診購有限公司', en: 'Clinicart Limited' };

const articleId = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

const pick = (call: Call) => call.language;

export const contentRoutes = [
  serve(content.article, ({ id }, call) => {
    const row = call.db.get<{
      id: number;
      category_id: number;
      category: string;
      title: string;
      html: string;
      updated_at: string;
    }>(
      `SELECT a.id, a.category_id, c.name_${pick(call)} category, a.title_${pick(call)} title, a.${pick(call)} html, a.updated_at
       FROM article a JOIN article_category c ON c.id = a.category_id WHERE a.id = ?`,
      articleId(id),
    );
    if (!row) throw new Refusal('noArticle');
    return {
      id: String(row.id),
      name: row.title,
      content: row.html,
      updateTime: row.updated_at,
      categoryId: String(row.category_id),
      categoryName: row.category,
    };
  }),

  serve(content.faqCategories, (_, call) =>
    call.db
      .all<{ id: number; icon: string; name: string; remark: string }>(
        `SELECT id, icon, name_${pick(call)} name, remark_${pick(call)} remark FROM article_category ORDER BY id`,
      )
      .map(({ id, icon, name, remark }) => ({
        id: String(id),
        name,
        remark,
        icon: pictureTemplate(call, `topic~${icon}.svg`).replace('{0}', '48x48'),
      })),
  ),

  serve(content.faqArticles, ({ id }, call) =>
    call.db
      .all<{ id: number; name: string }>(
        `SELECT id, title_${pick(call)} name FROM article WHERE category_id = ? ORDER BY id`,
        articleId(id),
      )
      .map((row) => ({ id: String(row.id), name: row.name })),
  ),

  serve(content.sendMail, ({ word, requestId }, call) => {
    call.db.run(
      `INSERT INTO contact_message (word, sent_at, request_id)
        VALUES (:word, :sent_at, :request_id) ON CONFLICT DO NOTHING`,
      { word, sent_at: call.now, request_id: requestId ?? null },
    );
    return null;
  }),

  serve(content.supportContact, (_, call) => ({
    phone: '+852 3000 8123',
    chat: '+852 6123 8123',
    email: 'care@clinicart.example',
    address: ADDRESS[pick(call)],
    mapLink: 'https://www.google.com/maps/search/?api=1&query=57+Hung+To+Road+Kwun+Tong',
    appLink: 'https://app.clinicart.example/',
    company: COMPANY[pick(call)],
    registration: '74185296-000',
    social: [
      { name: 'Facebook', link: 'https://www.facebook.com/clinicart.example' },
      { name: 'Instagram', link: 'https://www.instagram.com/clinicart.example' },
      { name: 'LinkedIn', link: 'https://www.linkedin.com/company/clinicart.example' },
    ],
  })),

  serve(content.navigationList, (_, call) => ({
    navis: [
      { path: '/newProductZone', name: { zh: '新品專區', en: 'New arrivals' }[pick(call)] },
      { path: '/discountZone', name: { zh: '優惠專區', en: 'Offers' }[pick(call)] },
      { path: '/brandIndex', name: { zh: '品牌', en: 'Brands' }[pick(call)] },
      { path: '/pointsMall', name: { zh: '積分商城', en: 'Points mall' }[pick(call)] },
    ],
  })),

  ...mailRoutes,
];
