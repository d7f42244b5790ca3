/** An information article. Spec: 2§2.1 */
export interface Article {
  /** Title; '' where the server names none. */
  readonly title: string;
  /** HTML of the server, '' for none: sanitise it before use. */
  readonly html: string;
  /** Last change in milliseconds since 1970; undefined where the server does not say. */
  readonly updatedAt: number | undefined;
  /** The category it belongs to; undefined where the server names none. */
  readonly category: { readonly id: string; readonly name: string } | undefined;
}

/** An e-mail that the clinic may receive. Spec: 1§3, 1§9 */
export interface MailPreference {
  /** Id of the preference. */
  readonly id: string;
  /** Name of the e-mail. */
  readonly title: string;
  /** Explanation of the e-mail; '' for none. */
  readonly about: string;
  /** Whether it is sent. */
  readonly isOn: boolean;
  /** Whether it concerns security and cannot be turned off. */
  readonly isSecurity: boolean;
}

/** The e-mails that a clinic receives. Spec: 1§3, 1§9 */
export interface MailPreferences {
  /** The mailbox that they are sent to; '' for none. */
  readonly email: string;
  /** E-mails by subject, with a heading and an explanation ('' for none) for each. */
  readonly groups: readonly {
    readonly title: string;
    readonly about: string;
    readonly mails: readonly MailPreference[];
  }[];
}

/** How to reach the shop. Spec: 1§1 */
export interface SupportContact {
  /** Hotline; '' for none. */
  readonly phone: string;
  /** Number for chats; the hotline where the server names no other. */
  readonly chatNumber: string;
  /** E-mail address; '' for none. */
  readonly email: string;
  /** Postal address; '' for none. */
  readonly address: string;
  /** Link to a map; undefined for none. */
  readonly mapLink: string | undefined;
  /** Link to the app; undefined for none. */
  readonly appLink: string | undefined;
  /** Name of the company; '' for none. */
  readonly company: string;
  /** Registration number of the company; '' for none. */
  readonly registration: string;
  /** Pages in social networks. */
  readonly social: readonly { readonly name: string; readonly link: string }[];
}
