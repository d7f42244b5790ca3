/** A rule's answer: yes with what follows from it, or no with the reason and what would mend it. */
export type Decision<Reason extends string, Yes = unknown, Facts = unknown> =
  | ({ readonly ok: true } & Yes)
  | ({ readonly ok: false; readonly reason: Reason } & Facts);

/** A sentence to show: a key of the message catalogue and the facts that fill its blanks. */
export interface Explanation<Reason extends string = string> {
  readonly reason: Reason;
  readonly facts: Readonly<Record<string, string | number>>;
}
