/** Ten stamped bills of 2 MiB, and the rest of their form: what the proxy passes on at most. */
export const MOST_BYTES = 24 * 1024 * 1024;
