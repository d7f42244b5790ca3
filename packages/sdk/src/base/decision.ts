/** A sentence to show: a key of the message catalogue and the facts that fill its blanks. */
export interface Explanation<Reason extends string = string> {
  readonly reason: Reason;
  readonly facts: Readonly<Record<string, string | number>>;
}
