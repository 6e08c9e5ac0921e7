/** The page on which people set their own PIN over a link. */
export const signingPin = {
  title: 'Your PIN for signatures',
  description: 'Set the PIN with which you sign records of matches.',
  hello: 'PIN of {name}',
  text: 'With six digits you confirm records of matches at the table. Nobody sees them, not even whoever gave you this link. Choose digits that nobody knows of you.',
  pin: 'PIN (6 digits)',
  again: 'The same again',
  differs: 'The two are not the same.',
  digits: 'Enter six digits.',
  set: 'Set PIN',
  done: 'Your PIN is set. Keep it to yourself; the link is used up.',
  incomplete: 'This address is not complete. Scan the code again, or copy the whole link.',
} as const;
