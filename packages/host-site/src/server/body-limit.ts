/** Largest body that the proxy accepts: ten stamped forms of 2 MiB, and the other fields. */
export const MOST_BYTES = 24 * 1024 * 1024;
