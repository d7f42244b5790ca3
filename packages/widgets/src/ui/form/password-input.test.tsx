import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../foundation/context.tsx';
import { PasswordInput } from './password-input.tsx';

test.each([
  ['en', 'New password', 'Show password: New password'],
  ['zh', '新密碼', '顯示密碼：新密碼'],
  ['en', undefined, 'Show password'],
] as const)('names the field of several passwords at its button (%s, %s)', (language, of, name) => {
  const html = renderToString(
    <LanguageContext value={language}>
      <PasswordInput autoComplete="new-password" of={of} />
    </LanguageContext>,
  );
  expect(html).toContain(`aria-label="${name}"`);
});
