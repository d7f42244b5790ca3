export function captchaKeys(): {
  readonly CAPTCHA_KEY: string;
  readonly CAPTCHA_PRIVATE_KEY: string;
};
