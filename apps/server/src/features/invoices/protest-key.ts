/** With a blank, as no form's own key has one. */
const keyStart = 'protest ';
const copyMark = ' again ';

/** The client key of the line that charges the fee of a protest. */
export function keyOfFee(protestId: number): string {
  return `${keyStart}${protestId}`;
}

/** The client key of the line that returns it. */
export function keyOfReturn(protestId: number): string {
  return `${keyOfFee(protestId)} returned`;
}

/** Whether a line is about a protest: a fee or its return, also as a copy. */
export function isOfProtest(clientKey: string | null): boolean {
  return clientKey?.startsWith(keyStart) === true;
}

/** Whether a line charges the fee of this protest, also as a copy. */
export function isFeeOf(protestId: number, clientKey: string | null): boolean {
  const key = keyOfFee(protestId);
  return clientKey === key || clientKey?.startsWith(`${key}${copyMark}`) === true;
}

/**
 * The key of the open copy of a line whose invoice is credited. Lines of protests stay known; another key belongs to its first line, as a
 * repeated form must not find the copy.
 */
export function keyOfCopy(clientKey: string | null, creditedDocumentId: number): string | null {
  if (clientKey === null || !isOfProtest(clientKey)) return null;
  const [first = clientKey] = clientKey.split(copyMark);
  return `${first}${copyMark}${creditedDocumentId}`;
}
