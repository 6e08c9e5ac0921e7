import type { TaskMatch } from '@sevenmetre/contract/control-room/schemas';
import { categoryLook } from '@sevenmetre/rules/look';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { matchName, useRoom } from './room-context.ts';

/** A match on the ink of its category; leads to its page for organisers. */
export function MatchPlate({ match }: { match: TaskMatch }) {
  return (
    <Link className="control-room__plate-link" to={adminMatchPath(match.slug)}>
      <Plate code={match.categoryCode}>{matchName(match)}</Plate>
    </Link>
  );
}

/** Words on the ink of a category. */
export function Plate({ code, children }: { code: string | null; children: string }) {
  const { categories } = useRoom();
  const category = categories.find((known) => known.code === code);
  if (!category) return <b>{children}</b>;
  return (
    <span className={`control-room__plate ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <Glyph category={category} className="control-room__shape" />
      {children}
    </span>
  );
}
