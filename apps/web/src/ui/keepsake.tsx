import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { finalPlaceText } from '@sevenmetre/phrases/final-place';
import { fullName } from '@sevenmetre/phrases/names';
import { topScorersOfTeam } from '@sevenmetre/rules/statistics';
import { useSyncExternalStore } from 'react';
import { isPortalAnswer } from '../lib/api/portal-answer.ts';
import { useEditionBase } from '../lib/paths/edition-base.ts';
import { openPathIn } from '../lib/paths/open-paths.ts';
import { teamPath } from '../lib/paths/paths.ts';
import { useLanguage } from '../lib/words/words.ts';
import { Link } from './link.tsx';
import './keepsake.css';

interface KeepsakeProps {
  readonly slice: TeamSlice;
  /** Leads to the page of the team. */
  readonly isLinked?: boolean;
}

/**
 * The picture of a team's whole way, as it is shared: the server draws it. Below it stand its best scorers in words; the rest
 * is on the team's page.
 */
export function Keepsake({ slice, isLinked = false }: KeepsakeProps) {
  const { t, locale } = useLanguage();
  const { team, category, finalPlace, participants } = slice;
  const best = topScorersOfTeam(participants ?? []);
  const path = openPathIn(useEditionBase(), `/api/v1/cards/team/${team.id}.png?lang=${locale}`);
  const name = fullName(team);
  const picture = t('finale.ticket.picture', { team: name, category: category.code });
  const place = finalPlace && finalPlaceText(t, finalPlace, category.code);
  const image = (
    <img
      className="keepsake__picture"
      src={path}
      alt={place === null ? picture : `${picture}: ${place}`}
      width={1200}
      height={630}
      loading="lazy"
    />
  );
  return (
    <figure className="keepsake">
      {isLinked ? <Link to={teamPath(team.id)}>{image}</Link> : image}
      <figcaption className="keepsake__actions">
        {best.length === 0 ? null : (
          <p>
            {t('finale.ticket.mostGoals')}: <b>{best.map(scorerName).join(', ')}</b> · {best[0]?.goals}
          </p>
        )}
        <ShareButton path={path} name={name} />
      </figcaption>
    </figure>
  );
}

function scorerName({ name, jerseyNumber }: NonNullable<TeamSlice['participants']>[number]): string {
  return name ?? `#${jerseyNumber}`;
}

const never = () => () => undefined;
const canShare = () => typeof navigator.canShare === 'function';
const no = () => false;

function ShareButton({ path, name }: { path: string; name: string }) {
  const { t } = useLanguage();
  const isShared = useSyncExternalStore(never, canShare, no);
  const share = async () => {
    try {
      const answer = await fetch(path);
      if (!answer.ok || !isPortalAnswer(answer)) return;
      const picture = await answer.blob();
      const files = [new File([picture], `${name}.png`, { type: 'image/png' })];
      await navigator.share(navigator.canShare({ files }) ? { files } : { url: location.href });
    } catch {
      // Whoever closes the browser's own dialog has changed their mind.
    }
  };
  return isShared ? (
    <button className="button" type="button" onClick={() => void share()}>
      {t('finale.ticket.share')}
    </button>
  ) : (
    <a className="button" href={path} download={`${name}.png`}>
      {t('finale.ticket.save')}
    </a>
  );
}
