/** Words of mails. They are written on the server only; the browser knows them for the editor of words. */
export const mail = {
  frame: {
    hello: 'Hello {name},',
    fallback: 'If the button does not work, open this address in your browser:',
    signature: 'Sevenmetre',
    automatic: 'This message was sent by the tournament’s portal. Replies to it are not read.',
  },
} as const;
