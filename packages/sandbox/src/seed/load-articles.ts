import type { Db } from '../db/db.ts';
import { companyArticles } from './articles/company.ts';
import { articleHtml } from './articles/markup.ts';
import { articleCategories, questionArticles } from './articles/questions.ts';

/** The source of the rows; a change of it rebuilds the shop. */
export const articleSeed = { articleCategories, companyArticles, questionArticles };

/** Writes the articles and their categories into empty tables. */
export function loadArticles(db: Db): void {
  for (const { id, icon, name, remark } of articleCategories)
    db.insert('article_category', {
      id,
      icon,
      name_zh: name.zh,
      name_en: name.en,
      remark_zh: remark.zh,
      remark_en: remark.en,
    });
  for (const { id, categoryId, updatedAt, title, text } of [
    ...companyArticles,
    ...questionArticles,
  ])
    db.insert('article', {
      id,
      category_id: categoryId,
      updated_at: updatedAt,
      title_zh: title.zh,
      title_en: title.en,
      zh: articleHtml(text.zh),
      en: articleHtml(text.en),
    });
}
