/** The part of the Trusted Types API that the site uses; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string | null },
  ): { createScriptURL(address: string): string };
}

/**
 * Creates a policy for the addresses of scripts, and returns the function that marks one as trusted. It rejects every
 * address that `isOurs` refuses; a browser without Trusted Types takes the address itself.
 */
export function scriptPolicy(
  name: string,
  isOurs: (address: string) => boolean,
): (address: string) => string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: (address) => (isOurs(address) ? address : null),
  });
  return (address) => policy?.createScriptURL(address) ?? address;
}
