import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { explain } from '../../base/values/explanation.ts';
import type { CodeCalls } from './code-calls.ts';
import { createVerificationCode } from './verification-code.ts';
import type { CodeTarget } from './verification-code-view.ts';

const refusal = (resultID: number, message = `Refused ${resultID}.`) =>
  new ShopError('server', message, { resultID });
/** Codes of the server: see `captchaAsked`. */
const [CAPTCHA_NEEDED, CAPTCHA_WRONG, OTHER] = [1307, 1308, 1299];

const fieldsOf = (email: string) => ({ by: 'email' as const, email, phone: '', areaCode: '+852' });
const AMY: CodeTarget = { purpose: 'login', fields: fieldsOf('amy@clinic.hk'), flow: 'sign-in' };
const BEN: CodeTarget = { ...AMY, fields: fieldsOf('ben@clinic.hk') };
const FIRST: CodeTarget = { ...AMY, captcha: 'first' };

/** Opens a verification code whose server the test plays. */
function openCode(typed = '') {
  const clock = manualClock();
  const sendCode = vi.fn<CodeCalls['sendCode']>(async () => {});
  const captchaQuestion = vi.fn<CodeCalls['captchaQuestion']>(async () => 'Two and two?');
  let pictures = 0;
  const pause = { seconds: 0 };
  const session = {
    sendCode,
    captchaQuestion,
    resendWait: () => pause.seconds,
    captchaUrl: () => `/captcha?t=${++pictures}`,
    hasCaptchaQuestion: async () => true,
  };
  const code = createVerificationCode({ session, clock }, typed);
  return { code, clock, sendCode, captchaQuestion, pause };
}

describe('sending', () => {
  it('sends to the contact, and points to the code field', async () => {
    const { code, sendCode } = openCode();
    const sent = code.send(AMY);
    expect(code.view(AMY).isSending).toBe(true);
    await expect(sent).resolves.toBe('code');
    expect(sendCode.mock.calls).toEqual([
      [{ purpose: 'login', contact: { email: 'amy@clinic.hk' } }],
    ]);
    expect(code.view(AMY)).toMatchObject({ isSending: false, sentTo: 'amy@clinic.hk' });
    expect(code.view(BEN).sentTo).toBeUndefined();
  });

  it('shows the masked contact instead of the typed one', async () => {
    const { code } = openCode();
    const masked = { ...AMY, shown: 'a**@clinic.hk' };
    await code.send(masked);
    expect(code.view(masked).sentTo).toBe('a**@clinic.hk');
  });

  it('points to a contact that is unfit, and sends nothing', async () => {
    const { code, sendCode } = openCode();
    await expect(code.send({ ...AMY, fields: fieldsOf('amy') })).resolves.toBe('contact');
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('sends once for two presses, and not during the pause', async () => {
    const { code, sendCode, pause } = openCode();
    await Promise.all([code.send(AMY), code.send(AMY)]);
    pause.seconds = 59;
    await code.send(AMY);
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect(code.view(AMY)).toMatchObject({ wait: 59, sentTo: 'amy@clinic.hk' });
  });

  it("shows the server's sentence, and a general one for any other failure", async () => {
    const { code, sendCode } = openCode();
    sendCode.mockRejectedValueOnce(new ShopError('network', 'No connection.'));
    await expect(code.send(AMY)).resolves.toBe('code');
    expect(code.view(AMY).errors.code).toBe('No connection.');
    sendCode.mockRejectedValueOnce(new TypeError('bug'));
    await code.send(AMY);
    expect(code.view(AMY).errors.code).toEqual(explain('server-failed'));
    code.type('1');
    expect(code.view(AMY).errors.code).toBeUndefined();
  });
});

describe('captcha', () => {
  it('asks for one that the server wants, without an error, and sends its characters', async () => {
    const { code, sendCode } = openCode();
    sendCode.mockRejectedValueOnce(refusal(CAPTCHA_NEEDED));
    await expect(code.send(AMY)).resolves.toBeUndefined();
    const view = code.view(AMY);
    expect(view.captcha).toMatchObject({ picture: '/captcha?t=1', isOptional: false });
    expect(view).toMatchObject({ captchaRequests: 1, hasQuestion: true });
    expect(view.errors).toEqual({ code: undefined, captcha: undefined });
    expect(code.view(BEN).captcha).toBeUndefined();
    code.typeCaptcha(' ａb12x', AMY);
    expect(code.view(AMY).captcha?.typed).toBe('ab12');
    await expect(code.send(AMY)).resolves.toBe('code');
    expect(sendCode.mock.lastCall?.[0]).toMatchObject({ captcha: 'ab12' });
    expect(code.view(AMY).captcha).toBeUndefined();
  });

  it('does not send before all its characters are typed', async () => {
    const { code, sendCode } = openCode();
    code.open(FIRST);
    code.typeCaptcha('ab', FIRST);
    await expect(code.send(FIRST)).resolves.toBe('captcha');
    expect(code.view(FIRST).errors.captcha).toEqual(explain('enter-captcha'));
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('shows another picture over the characters that were wrong', async () => {
    const { code, sendCode } = openCode();
    code.open(FIRST);
    code.typeCaptcha('ab12', FIRST);
    sendCode.mockRejectedValueOnce(refusal(CAPTCHA_WRONG));
    await expect(code.send(FIRST)).resolves.toBeUndefined();
    const { captcha, errors } = code.view(FIRST);
    expect(captcha).toMatchObject({ picture: '/captcha?t=2', typed: 'ab12', isDue: false });
    expect(errors.captcha).toBe('Refused 1308.');
  });

  it('may stay empty when the server refused without naming it', async () => {
    const { code, sendCode } = openCode();
    sendCode.mockRejectedValueOnce(refusal(OTHER));
    await code.send(AMY);
    expect(code.view(AMY).captcha).toMatchObject({ isOptional: true });
    expect(code.view(AMY).errors.code).toBe('Refused 1299.');
    await code.send(AMY);
    expect(sendCode.mock.lastCall?.[0]).not.toHaveProperty('captcha');
  });

  it('comes before the code where the form wants it first', async () => {
    const { code, sendCode } = openCode();
    await expect(code.send(FIRST)).resolves.toBeUndefined();
    expect(code.view(FIRST).captcha?.picture).toBe('/captcha?t=1');
    expect(code.view(FIRST).captchaRequests).toBe(1);
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('has its place before it comes, where it comes first and nothing keeps it away', () => {
    const { code, pause } = openCode();
    expect(code.view(FIRST)).toMatchObject({ isCaptchaComing: true, captcha: undefined });
    expect(code.view(AMY).isCaptchaComing).toBe(false);
    pause.seconds = 40;
    expect(code.view(FIRST).isCaptchaComing).toBe(false);
    code.open(FIRST);
    pause.seconds = 0;
    code.clear();
    expect(code.view(FIRST)).toMatchObject({ isCaptchaComing: false, captcha: undefined });
  });

  it('is sent automatically once it is complete, at most every two seconds', async () => {
    const { code, clock, sendCode } = openCode();
    code.open(FIRST);
    expect(code.autoSendIn(FIRST)).toBeUndefined();
    code.typeCaptcha('ab12', FIRST);
    expect(code.autoSendIn(FIRST)).toBe(0);
    sendCode.mockRejectedValueOnce(refusal(CAPTCHA_WRONG));
    await code.send(FIRST);
    expect(code.autoSendIn(FIRST)).toBeUndefined();
    clock.advance(500);
    code.typeCaptcha('cd34', FIRST);
    expect(code.autoSendIn(FIRST)).toBe(1_500);
  });

  it('asks a question instead of the picture, and goes back to the picture', async () => {
    const { code, captchaQuestion } = openCode();
    code.open(FIRST);
    await code.askInWords();
    expect(code.view(FIRST).captcha?.question).toBe('Two and two?');
    code.changePicture(FIRST);
    expect(code.view(FIRST).captcha).toMatchObject({
      picture: '/captcha?t=2',
      question: undefined,
    });
    captchaQuestion.mockRejectedValueOnce(new ShopError('network', 'No connection.'));
    await code.askInWords();
    expect(code.view(FIRST).errors.captcha).toBe('No connection.');
  });

  it('falls back to a picture when the next question cannot be read', async () => {
    const { code, captchaQuestion, sendCode } = openCode();
    code.open(FIRST);
    await code.askInWords();
    code.typeCaptcha('four', FIRST);
    sendCode.mockRejectedValueOnce(refusal(CAPTCHA_WRONG));
    captchaQuestion.mockRejectedValueOnce(new ShopError('network', 'No connection.'));
    await code.send(FIRST);
    expect(code.view(FIRST).captcha).toMatchObject({ question: undefined, typed: 'four' });
  });
});

describe('errors', () => {
  it('shows a missing code once the field was left, but not before a code was sent', async () => {
    const { code } = openCode();
    code.leave('code', AMY);
    expect(code.view(AMY).errors.code).toBeUndefined();
    await code.send(AMY);
    code.leave('code', AMY);
    expect(code.view(AMY).errors.code).toEqual(explain('enter-code'));
    code.type('12 34 56');
    expect(code.view(AMY)).toMatchObject({ text: '123456', fieldError: undefined });
    expect(code.view(AMY).errors.code).toBeUndefined();
  });

  it('hides the errors and keeps the input', () => {
    const { code } = openCode('12');
    code.leave('code', AMY);
    code.refuse('Wrong code.');
    expect(code.view(AMY).errors.code).toBe('Wrong code.');
    code.hideErrors();
    expect(code.view(AMY)).toMatchObject({ text: '12', errors: { code: undefined } });
  });

  it('clears what was typed and sent', async () => {
    const { code } = openCode('12');
    await code.send(AMY);
    code.leave('code', AMY);
    code.clear();
    expect(code.view(AMY)).toMatchObject({
      text: '',
      sentTo: undefined,
      captcha: undefined,
      errors: { code: undefined },
    });
  });
});
