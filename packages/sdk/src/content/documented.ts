import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { EVERY_PAGE } from '../base/wire/screen-groups.ts';

const NAME = 'The entry has the name of the page that it leads to.';
const CONTACT = 'Left out.';

/** Spec: 1§1, 1§3, 1§7, 2§2.1, 2§3, 2§7 */
export const documented: DocumentedRows = {
  'content.article': {
    screens: ['/about/{id}', '/pointsMall'],
    answer: 'name content',
    assumed: {
      id: 'The address names the article.',
      updateTime: 'No date is shown.',
      categoryId: 'No link leads back to a category.',
      categoryName: 'No link leads back to a category.',
    },
  },
  'content.faqArticles': {
    screens: ['/question', '/questiondetails/{id}/{title}'],
    answer: 'id name',
  },
  'content.faqCategories': {
    screens: ['/question', '/questiondetails/{id}/{title}'],
    answer: 'id name remark icon',
  },
  'content.mailPreferences': {
    screens: ['/mailSubscription'],
    answer:
      'email preferences{title message emailConfig{emailPreferencesId title message isChange}}',
    assumed: under('preferences.emailConfig', {
      isSecurity: 'The server refuses to turn such an e-mail off, and its reason is shown.',
    }),
  },
  'content.navigationList': { screens: [], answer: 'navis{path}', assumed: { 'navis.name': NAME } },
  'content.saveMailPreferences': { screens: ['/mailSubscription'] },
  'content.sendMail': {
    screens: ['/contactUs'],
    sent: { requestId: 'A request that a browser repeats on a broken connection arrives twice.' },
  },
  'content.supportContact': {
    screens: [EVERY_PAGE, '/contactUs'],
    placed: 'phone',
    assumed: {
      chat: 'The number serves the chat too.',
      email: CONTACT,
      address: CONTACT,
      mapLink: CONTACT,
      appLink: CONTACT,
      company: CONTACT,
      registration: CONTACT,
      social: CONTACT,
      'social.name': CONTACT,
      'social.link': CONTACT,
    },
  },
};
