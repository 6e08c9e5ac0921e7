import type { ScoutingOfLink } from '@sevenmetre/contract/scouting/schemas';

/** A link of scouts that was opened on this device, with its matches as of then. */
export interface KeptLink {
  readonly token: string;
  readonly body: ScoutingOfLink;
  /** Milliseconds UTC by this device. */
  readonly readAt: number;
}

const key = 'sevenmetre-scouting-links';
const most = 10;

/** Links that were opened here, newest first: the page opens from them without a network. */
export function readKeptLinks(): readonly KeptLink[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly KeptLink[];
  } catch {
    // Nothing was kept, or the browser keeps nothing.
    return [];
  }
}

/** Puts a link first among those kept. */
export function keepLink(link: KeptLink): void {
  const others = readKeptLinks().filter(({ token }) => token !== link.token);
  try {
    localStorage.setItem(key, JSON.stringify([link, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing opens the page with a network only.
  }
}

/** The newest link that opens a match; when none does, the server refuses and the note stays on the device. */
export function tokenOfMatch(matchId: number | string): string {
  const opens = ({ body }: KeptLink) => body.matches.some(({ id }) => String(id) === String(matchId));
  return readKeptLinks().find(opens)?.token ?? 'none';
}
