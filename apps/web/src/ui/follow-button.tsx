import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { fullName } from '@sevenmetre/phrases/names';
import { isFollowed, mostFavourites } from '@sevenmetre/rules/favourites';
import { favourites, useFavourites } from '../lib/favourites/favourites.ts';
import { showToast } from '../lib/page/toasts.ts';
import { useWords } from '../lib/words/words.ts';

type Team = NonNullable<MatchTicket['home']['team']>;

interface FollowButtonProps {
  readonly team: Team;
  /** Instead of the look of a button that stands alone: the star without its word. */
  readonly className?: string;
}

/** Follows a team or stops following it. Needs the words of `favourites`. */
export function FollowButton({ team, className }: FollowButtonProps) {
  const t = useWords();
  const list = useFavourites();
  const isMine = list !== null && isFollowed(list, team.id);
  const name = fullName(team);
  const press = () => {
    if (favourites.set(team.id, !isMine)) {
      showToast('done', t(isMine ? 'favourites.removed' : 'favourites.added', { team: name }));
    } else {
      showToast('error', t('favourites.full', { count: mostFavourites }));
    }
  };
  return (
    <button
      className={className ?? (isMine ? 'button' : 'button button--outline')}
      type="button"
      aria-pressed={isMine}
      aria-label={t('favourites.follow', { team: name })}
      onClick={press}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          {...(isMine ? { className: 'icon__fill' } : {})}
          d="m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7Z"
        />
      </svg>
      {className === undefined ? t('favourites.mine') : null}
    </button>
  );
}
