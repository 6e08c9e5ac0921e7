import type { ComponentType } from 'react';

export interface NotificationDialogProps {
  /** The name includes the numeral. */
  readonly team: { readonly id: number; readonly name: string };
  readonly close: () => void;
}

type Load = () => Promise<ComponentType<NotificationDialogProps>>;

let load: Load | null = null;

/** Registers the loader of the dialog, which the app provides. */
export function provideNotificationDialog(loader: Load): void {
  load = loader;
}

/** The dialog with its words; null while it is out of reach. */
export async function loadNotificationDialog(): Promise<ComponentType<NotificationDialogProps> | null> {
  return (await load?.().catch(() => null)) ?? null;
}
