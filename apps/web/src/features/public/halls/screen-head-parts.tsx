import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { categoryLook } from '@sevenmetre/rules/look';
import { opponentName } from '@sevenmetre/phrases/names';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import type { PrintedCategory } from '../../../ui/glyph.tsx';

/** The partner of the hall, else the main one. */
export function ScreenPartner({ slice: { hall, edition } }: { slice: HallSlice }) {
  const t = useWords();
  const partners = edition.identity?.partners ?? [];
  const own = partners.find((partner) => partner.kind === 'hall' && partner.hall === hall.code);
  const partner = own ?? partners.find(({ kind }) => kind === 'main');
  if (!partner) return null;
  return (
    <p className="screen-partner">
      {t(own ? 'halls.playlist.hallPartner' : 'halls.playlist.mainPartner')} <b>{partner.name}</b>
    </p>
  );
}

/** The score while a slide takes the place of the match. */
export function ScreenScore({ ticket, category }: { ticket: MatchTicket; category: PrintedCategory | null }) {
  const t = useWords();
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  return (
    <p className={`screen-score ${ink}`}>
      <span>{ticket.group?.label}</span>
      {sides.map((side) => (
        <span key={side}>
          <span>{opponentName(t, ticket[side])}</span> <b>{ticket[`${side}Score`] ?? '–'}</b>
        </span>
      ))}
    </p>
  );
}
