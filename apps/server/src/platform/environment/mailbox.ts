/** Somebody whom mails come from. */
export interface Mailbox {
  /** Empty: none is shown. */
  readonly name: string;
  readonly address: string;
}

/** Reads `cup@example.org` or `Name <cup@example.org>`; null when it is neither. */
export function readMailbox(text: string): Mailbox | null {
  const named = /^"?([^"<>\r\n]{1,100}?)"?\s*<([^<>\s]+)>$/.exec(text);
  const [name = '', address = ''] = named ? [named[1], named[2]] : ['', text];
  return /^[^\s@<>(),;:"]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address) ? { name, address } : null;
}
