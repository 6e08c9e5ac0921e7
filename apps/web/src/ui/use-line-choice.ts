import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';

interface Line {
  /** Of its element, too. */
  readonly id: string;
  readonly to: string;
}

/**
 * Which line of a combobox the arrows have chosen, the first one until they are used. Enter closes the dialog and opens the line.
 * @param more other keys; true: the key was one of them
 */
export function useLineChoice<L extends Line>(
  lines: readonly L[],
  close: () => void,
  more: (event: KeyboardEvent) => boolean,
) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === chosen),
  );
  const active = lines[at] ?? null;
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) {
      event.preventDefault();
      const next = lines[(at + step + lines.length) % lines.length];
      setChosen(next?.id ?? null);
      if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      close();
      void navigate(active.to);
    } else if (more(event)) event.preventDefault();
  };
  return { active, press };
}
