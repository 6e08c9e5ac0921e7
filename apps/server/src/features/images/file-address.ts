const prefix = '/files/';

/** Keys are made by the server and cannot lead out of the folder. */
const key = /^[\w-]+(?:\/[\w-]+)*\.[a-z\d]{1,10}$/i;

/** Path of a stored file on this site. */
export function fileAddress(storageKey: string): string {
  return prefix + storageKey.split('/').map(encodeURIComponent).join('/');
}

/** The storage key of a path of this site; null for other addresses. */
export function storageKeyOf(address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  const name = address.slice(prefix.length);
  return key.test(name) ? name : null;
}
