const prefix = '/files/';
/** Names are made by the server: nothing in them climbs out of a folder. */
const key = /^[\w-]+(?:\/[\w-]+)*\.[a-z\d]{1,10}$/i;

/** Where a stored file is reached on this site. */
export function fileAddress(storageKey: string): string {
  return prefix + storageKey.split('/').map(encodeURIComponent).join('/');
}

/** The storage key that an address of this site names; null when it names none. */
export function storageKeyOf(address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  const name = address.slice(prefix.length);
  return key.test(name) ? name : null;
}
