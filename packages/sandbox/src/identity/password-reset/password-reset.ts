import { recovery } from '@clinicart/sdk/contract';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { findByContact, readContact } from '../account/contacts.ts';
import { sendMessage } from '../account/outbox.ts';
import { checkCode, markCodeUsed } from '../account/verification-codes.ts';
import { clearAccountAttempts } from '../session/login-throttle.ts';
import { checkPasswordRules, hashPassword } from '../session/password-hash.ts';
import { endSessions, readAccount } from '../session/session.ts';

export const recoveryRoutes = [
  serve(recovery.resetPassword, async (input, call) => {
    const contact = readContact(input);
    const wanted = { contact, purpose: 'forgetpwd', code: input.captcha };
    checkCode(call, wanted);
    // The form has no upper bound. Spec: 1§5, 2§5
    checkPasswordRules(input.password);
    const password = await hashPassword(input.password);
    // Checked again: the code may have been used while the password was hashed.
    const codeId = checkCode(call, wanted);
    const id = findByContact(call.db, contact);
    if (id === undefined) throw new Refusal('wrongCode');
    call.db.transaction(() => {
      markCodeUsed(call, codeId);
      call.db.run('UPDATE account SET password = ? WHERE id = ?', password, id);
      endSessions(call, id);
      const account = readAccount(call.db, id);
      if (account) clearAccountAttempts(call, account);
      sendMessage(call, contact, 'passwordChanged');
    });
    return null;
  }),
];
