export {};

declare global {
  /** Set by the build with Preact, which renders the server's elements anew: see preact-build.ts. */
  var WITHOUT_HYDRATION: true | undefined;
}
