import { expect, test } from 'vitest';
import { createShop } from '../../index.ts';

/** Returns the decoded cookies of the page by name. */
const cookies = () =>
  Object.fromEntries(
    document.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, decodeURIComponent(value)];
    }),
  );

test('a sign-in keeps token, user and cart amount in cookies, and the language in local storage too (Spec: 1§3)', async () => {
  const shop = createShop({
    apiBase: 'https://api.example',
    storage: 'cookie',
    fetch: async () =>
      Response.json({
        resultID: 1200,
        message: '',
        data: { token: 'secret-token', cartAmount: 3, roles: 'Buyer', userName: 'Ching' },
      }),
  });
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: 'a@b.hk',
    password: 'Clinic2026',
    phone: '',
    areaCode: '+852',
    code: '',
  });
  shop.language.use('en');
  const { token, user, cartAmount, language } = cookies();
  expect([token, cartAmount, language]).toEqual(['secret-token', '3', '2']);
  expect(JSON.parse(user ?? '')).toMatchObject({ userName: 'Ching', roles: ['Buyer'] });
  expect([localStorage.getItem('language'), localStorage.getItem('langEnv')]).toEqual(['2', '2']);
  expect(Object.keys(localStorage)).not.toContain('userName');
});
