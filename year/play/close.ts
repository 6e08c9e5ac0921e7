import { type Person, done } from '../person.ts';

/**
 * Closes a played edition, as a super admin does after the last final.
 * @returns what is still open, in words; empty: the edition was closed
 */
export async function closeYear({ client }: Person, editionId: number): Promise<string[]> {
  const params = { id: editionId };
  const { open } = done('editionClosing', await client.editionClosing({ params }));
  const left = Object.entries(open).filter(([, count]) => count > 0);
  if (left.length > 0) return left.map(([what, count]) => `The year is over, and ${count} are ${what}`);
  done('editionClose', await client.editionClose({ params, body: { agreedOpen: 0 } }));
  return [];
}
