import type { PriceView } from '../../base/values/price.ts';
import { flag, maybe, text } from '../../base/wire/parsers.ts';

/** The price view of an answer; both parts are next to its list. */
export const viewFields = { isAuth: flag, text: maybe(text) };
export const viewOf = (wire: { isAuth: boolean; text: string | undefined }): PriceView => ({
  pricesVisible: wire.isAuth,
  text: wire.text ?? '',
});
