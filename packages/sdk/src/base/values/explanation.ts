import type { MessageKey, MessageTexts } from '../../language/all-messages.ts';

/** The names that stand in a sentence as `{{name}}`. */
type Blanks<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/**
 * What fills the blanks of a sentence, by their names: `FactsOf<'limited'>` is `{ limit: string | number }`, and a
 * sentence without blanks has `{}`.
 */
export type FactsOf<Reason extends MessageKey> = Readonly<
  Record<Blanks<MessageTexts[Reason]>, string | number>
>;

/** The sentences that need no facts. */
export type PlainReason = {
  [Reason in MessageKey]: Blanks<MessageTexts[Reason]> extends never ? Reason : never;
}[MessageKey];

/**
 * A sentence to show: a key of the message catalogue and the facts that fill its blanks. A union with one member for
 * each reason: `reason` narrows `facts`, and neither an unknown reason nor a missing fact compiles. A rule names the
 * reasons that it can give: `Explanation<'no-stock' | 'limited'>`.
 */
export type Explanation<Reason extends MessageKey = MessageKey> = Reason extends MessageKey
  ? { readonly reason: Reason; readonly facts: FactsOf<Reason> }
  : never;

/** An explanation of which no catalogue is known: what a translator is given. */
export interface AnyExplanation {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Explains by a sentence of the catalogue; facts only where it has blanks. */
export function explain<Reason extends PlainReason>(reason: Reason): Explanation<Reason>;
export function explain<Reason extends MessageKey>(
  reason: Reason,
  facts: FactsOf<Reason>,
): Explanation<Reason>;
export function explain(reason: string, facts: AnyExplanation['facts'] = {}): AnyExplanation {
  return { reason, facts };
}

/** A no with its explanation. */
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

/** The explanation alone, of something that carries one among other things. */
export function explanationOf<Carrier extends Explanation>(
  carrier: Carrier,
): Explanation<Carrier['reason']>;
export function explanationOf({ reason, facts }: AnyExplanation): AnyExplanation {
  return { reason, facts };
}
