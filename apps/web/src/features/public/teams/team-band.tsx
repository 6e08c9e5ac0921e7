import { countryName } from '@sevenmetre/rules/names';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { categoryPath, countryPath, dashboardPath, groupPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { BellButton } from '../../../ui/bell-button.tsx';
import { FollowButton } from '../../../ui/follow-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TakeAlong } from '../../../ui/take-along.tsx';
import { Form } from './form.tsx';
import { FinalPlaceLater } from './lazy-parts.tsx';
import { placeInGroup } from '../../../lib/words/place-in-group.ts';

/** The head of the page in the ink of the category: whose team it is, where it stands, how it has played of late. */
export function TeamBand({ slice }: { slice: TeamSlice }) {
  const { t, locale } = useLanguage();
  const { team, category, country, groups } = slice;
  const last = groups.at(-1);
  return (
    <Band category={category}>
      <Link className="back" to={last ? groupPath(last.slug) : dashboardPath}>
        <Icon name="back" />
        {last ? last.label : t('results.group.back')}
      </Link>
      <h1 className="long-name">{fullName(team).replace(/ (?=[IVXLC]+$)/, '\u00A0')}</h1>
      <p className="team-band__about">
        <Link to={countryPath(country.countryCode)}>
          <Flag {...country} />
          {countryName(country, locale)}
        </Link>
        <Link to={categoryPath(category.code)}>{localName(category, locale)}</Link>
        {groups.map((group) => (
          <Link key={group.slug} to={groupPath(group.slug)}>
            {placeInGroup(t, group)}
          </Link>
        ))}
      </p>
      {slice.withdrawn ? <p className="team-band__about">{t('results.row.withdrawnLong')}</p> : null}
      <FinalPlaceLater slice={slice} />
      <Form matches={slice.matches} teamId={team.id} />
      <div className="row">
        <FollowButton team={team} />
        <BellButton team={team} />
      </div>
      <TakeAlong
        subjects={[
          { kind: 'team', key: team.id, name: fullName(team), teams: [team] },
          ...(last ? [{ kind: 'group', key: last.slug, name: last.label } as const] : []),
        ]}
      />
    </Band>
  );
}
