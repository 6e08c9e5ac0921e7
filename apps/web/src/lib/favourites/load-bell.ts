import type { ComponentType } from 'react';

export interface BellDialogProps {
  /** Its name has the numeral. */
  readonly team: { readonly id: number; readonly name: string };
  readonly close: () => void;
}

type Load = () => Promise<ComponentType<BellDialogProps>>;

let load: Load | null = null;

/** Tells bells on pages where the dialog comes from: the app puts the two together. */
export function provideBell(loader: Load): void {
  load = loader;
}

/** The dialog with its words; null while it is out of reach. */
export async function loadBell(): Promise<ComponentType<BellDialogProps> | null> {
  return (await load?.().catch(() => null)) ?? null;
}
