import { recovery } from '@clinicart/sdk/contract';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { findByContact, readContact } from '../account/contacts.ts';
import { post } from '../account/outbox.ts';
import { checkCode, useUp } from '../account/verification-codes.ts';
import { forgetTries } from '../session/login-throttle.ts';
import { allowPassword, hashPassword } from '../session/password-hash.ts';
import { endSessions, readAccount } from '../session/session.ts';

export const recoveryRoutes = [
  serve(recovery.resetPassword, async (input, call) => {
    const contact = readContact(input);
    const wanted = { contact, purpose: 'forgetpwd', code: input.captcha };
    checkCode(call, wanted);
    // Spec: 1§5, 2§5: only the lower bound counts here.
    allowPassword(input.password);
    const password = await hashPassword(input.password);
    // Held again: while the password was hashed, the code may have been used up.
    const codeId = checkCode(call, wanted);
    const id = findByContact(call.db, contact);
    if (id === undefined) throw new Refusal('wrongCode');
    call.db.transaction(() => {
      useUp(call, codeId);
      call.db.run('UPDATE account SET password = ? WHERE id = ?', password, id);
      endSessions(call, id);
      const account = readAccount(call.db, id);
      if (account) forgetTries(call, account);
      post(call, contact, 'passwordChanged');
    });
    return null;
  }),
];
