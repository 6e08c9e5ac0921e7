import { createContext, use } from 'react';

export interface LodgingChoice {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly left: number;
}

/** Lodgings to which beds can be moved. */
export const LodgingChoices = createContext<readonly LodgingChoice[]>([]);

export function useChoices(): readonly LodgingChoice[] {
  return use(LodgingChoices);
}
