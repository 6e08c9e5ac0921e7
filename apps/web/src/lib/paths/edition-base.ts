import { createContext, use } from 'react';

/** Before the paths of a past edition's pages, `/2025`; '' for the current one. See `splitEditionPath`. */
export const EditionBase = createContext('');

export function useEditionBase(): string {
  return use(EditionBase);
}
