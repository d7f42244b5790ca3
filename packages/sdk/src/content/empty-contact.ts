import { DEFAULT_AREA_CODE } from '../identity/session/contact-rules.ts';
import type { ContactForm } from './contact-rules.ts';

/** An empty form. */
export const EMPTY_CONTACT: ContactForm = {
  name: '',
  areaCode: DEFAULT_AREA_CODE,
  phone: '',
  email: '',
  message: '',
};
