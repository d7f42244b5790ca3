/** Returns whether an address is one of the card provider's scripts, on the hosts that it documents. */
export function isCardScript(address: string): boolean {
  const { protocol, hostname } = new URL(address, 'https://relative.invalid');
  return protocol === 'https:' && /^(?:[\w.-]+\.)?js\.stripe\.com$/.test(hostname);
}
