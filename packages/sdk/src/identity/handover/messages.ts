import { inBoth } from '../../language/messages.ts';

/** Sentences for a buyer who comes from a partner's page. */
export const messages = inBoth({
  en: {
    'log-in-once-more':
      'You are now on the shop’s own site. Log in once more to continue as on the page that you came from.',
    'other-account':
      'You are logged in here as {{here}}. On {{from}} you are logged in as {{there}}. Which account do you want to use here?',
  },
  zh: {
    'log-in-once-more': '你已來到商店網站，請再登入一次，以繼續剛才的操作。',
    'other-account':
      '你在此以 {{here}} 登入，在 {{from}} 則以 {{there}} 登入。請選擇要在此使用的帳戶。',
  },
});
