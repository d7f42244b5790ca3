/** Links, files, colours and typed text: checks that do not belong to one domain. */
export { cookieValue } from '../storage/cookies.ts';
export type { FlashMessage } from '../storage/flash-message.ts';
export type { Misfit } from '../wire/misfit.ts';
export { TEXT_LIMITS } from '../wire/typed-text.ts';
export type { Ground } from './colour.ts';
export { checkPictureFile, MOST_UPLOAD_BYTES, PICTURE_FILES } from './image-file.ts';
export { MOST_PARTNER_ID, partnerIdOf } from './partner-id.ts';
export { unitFor } from './units.ts';
export type { LinkTarget } from './web-link.ts';
export { judgeLink, safeUrl } from './web-link.ts';
export { wholeNumber } from './whole-number.ts';
