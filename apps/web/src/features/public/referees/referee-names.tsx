import type { RefereeHead } from '@sevenmetre/contract/referees/referee-slice';
import { refereePath } from '../../../lib/paths/paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { refereesInOrder } from './in-order.ts';

/** A list of referees, each leading to a page of its own. */
export function RefereeNames({ referees }: { referees: readonly RefereeHead[] }) {
  const { locale } = useLanguage();
  return (
    <ul className="referee-names">
      {refereesInOrder(referees, locale).map(({ id, firstName, lastName }) => (
        <li key={id}>
          <Link to={refereePath(id)}>
            <span>
              <b>{lastName}</b> {firstName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
