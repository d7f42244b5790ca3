import type { Api } from '../../base/http/client.ts';
import { safeUrl } from '../../base/values/web-link.ts';
import { billPictures } from '../contract/bills.ts';

/** A link of the server as an absolute address; undefined where it is unsafe to follow. */
export const fileUrl = (api: Pick<Api, 'url'>, link: string): string | undefined =>
  safeUrl(link, api.url({ name: '', path: '', host: billPictures.host }));
