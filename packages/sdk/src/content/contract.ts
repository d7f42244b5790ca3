import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import { endOfHongKongDay, parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { filledLine } from '../base/wire/filled-fields.ts';
import { code, flag, id, list, maybe, shape, text } from '../base/wire/parsers.ts';
import type { Article, MailPreference, MailPreferences, SupportContact } from './types.ts';

/** Articles that pages link to by number. Spec: 2§2.1 */
export const ARTICLES = { aboutUs: '1', privacy: '3', service: '4', pointsRules: '13' } as const;

export const article = read(
  {
    name: 'content.article',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'An information article as HTML',
          spec: '1§7, 2§2.1, 2§7',
          assumed: [
            'name is the title; updateTime, categoryId and categoryName may be there',
            'an article that does not exist is refused, or has no content',
          ],
        },
    path: '/api/searchAboutUs',
    request: z.object({ id: z.string() }),
    response: shape(
      z.object({
        id: maybe(id),
        name: maybe(text),
        content: maybe(text),
        updateTime: maybe(text),
        categoryId: maybe(id),
        categoryName: maybe(text),
      }),
      (wire): Article => ({
        title: wire.name ?? '',
        html: wire.content ?? '',
        updatedAt: parseHongKongTime(wire.updateTime) ?? endOfHongKongDay(wire.updateTime),
        category:
          wire.categoryId && wire.categoryName
            ? { id: wire.categoryId, name: wire.categoryName }
            : undefined,
      }),
    ),
  },
  (articleId: string) => ({ id: articleId }),
);

export const faqCategories = read(
  {
    name: 'content.faqCategories',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Categories of articles, those of the FAQ among them',
          spec: '1§7, 2§2.13, 2§3',
          assumed: ['the path of 1§7 is the FAQ call of 2§7'],
        },
    path: '/api/getAboutUsCategory',
    request: z.object({}),
    response: list(z.object({ id, name: text, remark: maybe(text), icon: maybe(text) })),
  },
  (_: null) => ({}),
);

export const faqArticles = read(
  {
    name: 'content.faqArticles',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Titles of the articles of a category',
          spec: '1§7, 2§2.13, 2§3, 2§7',
          assumed: ['the path of 1§7 is the FAQ call of 2§7'],
        },
    path: '/api/searchAboutUss',
    request: z.object({ id: z.string() }),
    response: list(
      shape(z.object({ id, name: text }), (wire) => ({ id: wire.id, title: wire.name })),
    ),
  },
  (categoryId: string) => ({ id: categoryId }),
);

/** Longest `word` of a message. Assumed. */
const MOST_WORD = 20_000;

export const sendMail = write(
  {
    name: 'content.sendMail',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'A message of the contact form', spec: '2§7' },
    path: '/api/sendMail',
    subject: 'contact',
    request: z.object({ word: filledLine(MOST_WORD) }),
    response: z.unknown(),
  },
  (word: string) => ({ word }),
);

const mailPreference = shape(
  z.object({
    emailPreferencesId: id,
    title: text,
    message: maybe(text),
    isChange: code({ '0': 'off', '1': 'on' }),
    isSecurity: maybe(flag),
  }),
  (wire): MailPreference => ({
    id: wire.emailPreferencesId,
    title: wire.title,
    about: wire.message ?? '',
    isOn: wire.isChange === 'on',
    isSecurity: wire.isSecurity ?? false,
  }),
);

export const mailPreferences = read(
  {
    name: 'content.mailPreferences',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Which e-mails the clinic receives',
          spec: '1§3, 1§7',
          assumed: [
            'path',
            'isChange is whether the e-mail is sent',
            'isSecurity marks what stays on',
          ],
        },
    path: '/authapi/user/getEmailPreferences',
    request: z.object({}),
    response: shape(
      z.object({
        email: maybe(text),
        preferences: list(
          shape(
            z.object({ title: text, message: maybe(text), emailConfig: list(mailPreference) }),
            (wire) => ({ title: wire.title, about: wire.message ?? '', mails: wire.emailConfig }),
          ),
        ),
      }),
      (wire): MailPreferences => ({ email: wire.email ?? '', groups: wire.preferences }),
    ),
  },
  (_: null) => ({}),
);

export const saveMailPreferences = write(
  {
    name: 'content.saveMailPreferences',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Chooses which e-mails are sent',
          spec: '1§3, 1§7',
          assumed: ['path', 'one entry for each e-mail'],
        },
    path: '/authapi/user/saveEmailPreferences',
    subject: 'mail-preferences',
    request: z.object({
      preferences: z.array(
        z.object({ emailPreferencesId: z.string(), isChange: z.enum(['0', '1']) }),
      ),
    }),
    response: z.unknown(),
  },
  (chosen: readonly { readonly id: string; readonly isOn: boolean }[]) => ({
    preferences: chosen.map((each) => ({
      emailPreferencesId: each.id,
      isChange: each.isOn ? ('1' as const) : ('0' as const),
    })),
  }),
);

export const supportContact = read(
  {
    name: 'content.supportContact',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'How to reach the shop',
          spec: '1§1, 1§7',
          assumed: ['path', 'everything but the number'],
        },
    path: '/api/getSupportContact',
    request: z.object({}),
    response: shape(
      z.object({
        phone: maybe(text),
        chat: maybe(text),
        email: maybe(text),
        address: maybe(text),
        mapLink: maybe(text),
        appLink: maybe(text),
        company: maybe(text),
        registration: maybe(text),
        social: list(z.object({ name: text, link: text })),
      }),
      (wire): SupportContact => ({
        phone: wire.phone ?? '',
        chatNumber: wire.chat ?? wire.phone ?? '',
        email: wire.email ?? '',
        address: wire.address ?? '',
        mapLink: wire.mapLink,
        appLink: wire.appLink,
        company: wire.company ?? '',
        registration: wire.registration ?? '',
        social: wire.social,
      }),
    ),
  },
  (_: null) => ({}),
);

export const navigationList = read(
  {
    name: 'content.navigationList',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Entries of a navigation',
          spec: '1§7, 2§3, 2§7',
          assumed: [
            'its body and answer are those of the navigation list of 2§7',
            'name of an entry',
          ],
        },
    path: '/api/getNavigationList',
    request: z.object({ type: z.literal(1) }),
    response: shape(
      z.object({ navis: list(z.object({ path: text, name: maybe(text) })) }),
      (wire) => wire.navis.map((each) => ({ path: each.path, name: each.name ?? '' })),
    ),
  },
  (_: null) => ({ type: 1 as const }),
);
