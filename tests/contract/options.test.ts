import { describe, expect, it } from 'vitest';
import { againstOptions, USAGE, UsageError } from '../../scripts/contract/options.ts';

const account = { CLINICART_USER: 'a@clinic.test', CLINICART_PASSWORD: 'Clinic2026' };
const URL_OPTION = ['--against', 'https://api.test/shop/'];

describe('the options of a run against a server', () => {
  it('take the account from the environment and paths by row', () => {
    const argv = [...URL_OPTION, '--path', 'cart.get=/x', '--host', 'cart.get=service', '--write'];
    expect(againstOptions(argv, { ...account, CLINICART_AREA_CODE: '+853' })).toMatchObject({
      apiBase: 'https://api.test/shop',
      serviceBase: 'https://api.test/shop',
      language: 'zh',
      credentials: { userName: 'a@clinic.test', password: 'Clinic2026', areaCode: '+853' },
      endpoints: { 'cart.get': { path: '/x', host: 'service' } },
      write: true,
    });
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    ['no address', [], {}, /--against takes the address/],
    ['no web address', ['--against', 'file:///etc'], {}, /--against takes the address/],
    ['an address with a password', ['--against', 'https://a:b@api.test'], {}, /--against takes/],
    ['another service', [...URL_OPTION, '--service', 'x'], {}, /--service takes the address/],
    ['an unknown option', [...URL_OPTION, '--pay'], {}, /Unknown option '--pay'/],
    ['another language', [...URL_OPTION, '--language', 'fr'], {}, /zh or en, not "fr"/],
    ['writing as a visitor', [...URL_OPTION, '--write'], {}, /--write takes an account/],
    ['half an account', URL_OPTION, { CLINICART_USER: 'a' }, /one of them is missing/],
    [
      'both comparisons',
      [...URL_OPTION, '--record', 'a', '--drift', 'b'],
      {},
      /--record or --drift/,
    ],
    ['a row that is none', [...URL_OPTION, '--path', 'cart.take=/x'], {}, /the name of a row/],
    ['a path without a slash', [...URL_OPTION, '--path', 'cart.get=x'], {}, /begins with a slash/],
    ['a host that is none', [...URL_OPTION, '--host', 'cart.get=x'], {}, /main or service/],
  ])('refuse %s with a sentence', (_, argv, env, sentence) => {
    expect(() => againstOptions(argv, env)).toThrow(UsageError);
    expect(() => againstOptions(argv, env)).toThrow(sentence);
  });

  it('are all listed in the usage', () => {
    for (const option of [
      'against',
      'service',
      'write',
      'language',
      'captcha-key',
      'record',
      'drift',
    ])
      expect(USAGE).toContain(`--${option}`);
  });
});
