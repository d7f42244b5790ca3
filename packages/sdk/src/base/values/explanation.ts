import type { MessageKey, MessageTexts } from '../../language/all-messages.ts';

/** The names of the blanks of a sentence, written `{{name}}`. */
type Blanks<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/**
 * The facts of a sentence, by the names of its blanks: `FactsOf<'limited'>` is `{ limit: string | number }`, and a
 * sentence without blanks has `{}`. `unit` follows a quantity and may be left out, which gives the neutral word.
 */
export type FactsOf<Reason extends MessageKey> = Readonly<
  Record<Exclude<Blanks<MessageTexts[Reason]>, 'unit'>, string | number> &
    Partial<Record<Extract<Blanks<MessageTexts[Reason]>, 'unit'>, string>>
>;

/** Sentences without blanks. */
export type PlainReason = {
  [Reason in MessageKey]: Blanks<MessageTexts[Reason]> extends never ? Reason : never;
}[MessageKey];

/**
 * A sentence to show: a key of the message catalogue and the facts that fill its blanks. A union with one member per
 * reason: `reason` narrows `facts`, and neither an unknown reason nor a missing fact compiles. A rule names the
 * reasons that it can give: `Explanation<'no-stock' | 'limited'>`.
 */
export type Explanation<Reason extends MessageKey = MessageKey> = Reason extends MessageKey
  ? { readonly reason: Reason; readonly facts: FactsOf<Reason> }
  : never;

/** An explanation of an unknown catalogue, as a translator gets it. */
export interface AnyExplanation {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Makes an explanation; with facts only for a sentence that has blanks. */
export function explain<Reason extends PlainReason>(reason: Reason): Explanation<Reason>;
export function explain<Reason extends MessageKey>(
  reason: Reason,
  facts: FactsOf<Reason>,
): Explanation<Reason>;
export function explain(reason: string, facts: AnyExplanation['facts'] = {}): AnyExplanation {
  return { reason, facts };
}

/** Makes a refusal with its explanation. */
export function refuse<Reason extends PlainReason>(
  reason: Reason,
): { readonly ok: false } & Explanation<Reason>;
export function refuse<Reason extends MessageKey>(
  reason: Reason,
  facts: FactsOf<Reason>,
): { readonly ok: false } & Explanation<Reason>;
export function refuse(reason: string, facts: AnyExplanation['facts'] = {}) {
  return { ok: false, reason, facts };
}

/** Returns only the explanation of a larger object. */
export function explanationOf<Carrier extends Explanation>(
  carrier: Carrier,
): Explanation<Carrier['reason']>;
export function explanationOf({ reason, facts }: AnyExplanation): AnyExplanation {
  return { reason, facts };
}
