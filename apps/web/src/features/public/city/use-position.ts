import type { Spot } from '@sevenmetre/rules/city';
import { useState } from 'react';

/** Milliseconds: a position inside a hall takes a while, and one of a minute ago will do. */
const options = { timeout: 15_000, maximumAge: 60_000 };

interface Position {
  /** null: not asked, or not known. */
  readonly position: Spot | null;
  /** Whether the visitor or the device has refused. */
  readonly isRefused: boolean;
  readonly locate: () => void;
}

/** Where the visitor is, once asked and allowed; it stays on the device. */
export function usePosition(): Position {
  const [position, setPosition] = useState<Spot | null>(null);
  const [isRefused, setRefused] = useState(false);
  const locate = () => {
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      () => setRefused(true),
      options,
    );
  };
  return { position, isRefused, locate };
}
