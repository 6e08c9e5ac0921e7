/** Sender of mails. */
export interface Mailbox {
  /** '': no name is shown. */
  readonly name: string;
  readonly address: string;
}

/** Parses `cup@example.org` or `Name <cup@example.org>`; null if it is neither. */
export function readMailbox(text: string): Mailbox | null {
  const named = /^"?([^"<>\r\n]{1,100}?)"?\s*<([^<>\s]+)>$/.exec(text);
  const [name = '', address = ''] = named ? [named[1], named[2]] : ['', text];
  return /^[^\s@<>(),;:"]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address) ? { name, address } : null;
}
