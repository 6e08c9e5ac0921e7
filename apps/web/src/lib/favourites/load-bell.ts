import type { ComponentType } from 'react';

export interface BellDialogProps {
  /** The name includes the numeral. */
  readonly team: { readonly id: number; readonly name: string };
  readonly close: () => void;
}

type Load = () => Promise<ComponentType<BellDialogProps>>;

let load: Load | null = null;

/** Registers the loader of the dialog, which the app provides. */
export function provideBell(loader: Load): void {
  load = loader;
}

/** The dialog with its words; null while it is out of reach. */
export async function loadBell(): Promise<ComponentType<BellDialogProps> | null> {
  return (await load?.().catch(() => null)) ?? null;
}
