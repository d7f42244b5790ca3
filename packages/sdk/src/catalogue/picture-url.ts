import { safeUrl } from '../base/values/web-link.ts';

/** Picture sizes of cards and details. Assumed: banners, pop-ups and tiles use one of them. Spec: 1§3 */
export const PICTURE_SIZES = {
  card: '400x400',
  detail: '1024x1024',
  banner: '1260x420',
  bannerOnPhone: '720x400',
  popup: '640x360',
  tile: '480x240',
} as const;

/** The URL of a picture at a size; undefined for none, or for a link that is neither web nor relative. Spec: 1§3 */
export function pictureUrl(
  template: string | undefined,
  size: keyof typeof PICTURE_SIZES,
  base: string,
): string | undefined {
  return template ? safeUrl(template.replace('{0}', PICTURE_SIZES[size]), base) : undefined;
}
