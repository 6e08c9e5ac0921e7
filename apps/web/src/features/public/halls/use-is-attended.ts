import { useEffect, useState } from 'react';

const stays = 4_000;

/**
 * Whether somebody has just moved the pointer, touched the screen or pressed a key; otherwise the screen counts as
 * unattended.
 */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      setAttended(true);
      timer = setTimeout(() => setAttended(false), stays);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isAttended;
}
