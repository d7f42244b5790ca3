import type { Db } from '../db/db.ts';
import { companyArticles } from './articles/company.ts';
import { articleHtml } from './articles/markup.ts';
import { articleCategories, questionArticles } from './articles/questions.ts';

/** What the rows are made from; a change makes the shop anew. */
export const articleSeed = { articleCategories, companyArticles, questionArticles };

/** Writes the articles and their categories into empty tables. */
export function loadArticles(db: Db): void {
  for (const { id, icon, name, remark } of articleCategories)
    db.run(
      'INSERT INTO article_category VALUES (?, ?, ?, ?, ?, ?)',
      id,
      icon,
      name.zh,
      name.en,
      remark.zh,
      remark.en,
    );
  for (const { id, categoryId, updatedAt, title, text } of [
    ...companyArticles,
    ...questionArticles,
  ])
    db.run(
      'INSERT INTO article VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      categoryId,
      updatedAt,
      title.zh,
      title.en,
      articleHtml(text.zh),
      articleHtml(text.en),
    );
}
