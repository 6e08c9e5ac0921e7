import { useState } from 'react';

/** What stands in a field whose value is not its text: the text as it was typed, until the value comes from elsewhere. */
export function useTypedText(value: string, write: (value: string) => string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : write(value);
  return { text, keep: (next: string, of: string) => setTyped({ text: next, value: of }) };
}
