/** Articles, questions, contact form, e-mail preferences and support. */
export type { ContactField, ContactForm } from './contact-rules.ts';
export { CONTACT_FIELDS, checkContact } from './contact-rules.ts';
export { ARTICLES } from './contract.ts';
export { contentDomain } from './domain.ts';
export { EMPTY_CONTACT } from './empty-contact.ts';
export type { RefusedMail } from './mail-saving.ts';
export type { Redirect } from './redirect-rules.ts';
export { decideRedirect } from './redirect-rules.ts';
export type { FaqCategory } from './rules.ts';
export {
  articleLink,
  excerptOf,
  faqTarget,
  findQuestions,
  isArticleGone,
  MAIL_CHANGE_DAYS,
  outlineOf,
  refuseMailChange,
} from './rules.ts';
export type { ContactOutcome } from './store.ts';
export {
  chatGreeting,
  chatLink,
  HOTLINE,
  hotlineAt,
  mailLink,
  phoneLink,
} from './support-rules.ts';
export type { Article, MailPreference, MailPreferences, SupportContact } from './types.ts';
