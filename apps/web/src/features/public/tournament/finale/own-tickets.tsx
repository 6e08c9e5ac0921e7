import { followed } from '@sevenmetre/rules/favourites';
import { useTeams } from '../../../../lib/favourites/favourite-teams.ts';
import { useFavourites } from '../../../../lib/favourites/favourites.ts';
import { openSearch } from '../../../../lib/page/search-open.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { PressMore } from '../../../../ui/press-more.tsx';
import { Keepsake } from '../../../../ui/keepsake.tsx';

/** The tickets of the teams that a visitor follows. */
export function OwnTickets() {
  const t = useWords();
  const favourites = useFavourites();
  const teams = useTeams(favourites === null ? [] : followed(favourites));
  return (
    <section className="own-tickets" aria-labelledby="own-tickets">
      <div className="section-head">
        <h2 id="own-tickets">{t('finale.tickets')}</h2>
        <PressMore press={openSearch}>{t('finale.findTeam')}</PressMore>
      </div>
      {teams.length === 0 ? <p className="muted">{t('finale.ticketsHint')}</p> : null}
      <div className="own-tickets__list">
        {teams.map((slice) => (
          <Keepsake key={slice.team.id} slice={slice} isLinked />
        ))}
      </div>
    </section>
  );
}
