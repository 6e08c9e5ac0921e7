import { useFreshRelease } from './use-fresh-release.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface KeeperProps {
  /** No match is being played. */
  readonly isQuiet: boolean;
  readonly zone: string;
}

/** Keeps the screen lit and up to date while nobody touches it. */
export function ScreenKeeper({ isQuiet, zone }: KeeperProps) {
  useWakeLock();
  useFreshRelease(isQuiet, zone);
  return null;
}
