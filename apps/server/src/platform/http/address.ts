/** The network part of an address, for the log: `192.0.2.0` for IPv4, 48 bits of an IPv6. */
export function truncateAddress(address: string): string {
  const plain = withoutMapping(address);
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.0');
  return `${groupsOf(plain).slice(0, 3).join(':')}::`;
}

/** Key for limits: one household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return plain.includes('.') ? plain : `${groupsOf(plain).slice(0, 4).join(':')}::`;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || withoutMapping(address).startsWith('127.');
}

/** An IPv4-mapped IPv6 address as IPv4. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right];
}
