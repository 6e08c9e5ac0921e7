import type { PhotoConsents } from '@sevenmetre/contract/participants/photo-consents';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition, findHalls, inZone } from '../competition/index.ts';
import * as consentRepository from './photo-consent.repository.ts';

/** People of the current edition without a consent to photographs, by team, with the matches of these teams (rule RO18). */
export function readPhotoConsents({ database }: UseCaseContext): Promise<Outcome<PhotoConsents>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const { id, timeZone } = edition;
      const people = Map.groupBy(await consentRepository.findWithoutConsent(id, tx), ({ teamId }) => teamId);
      const teams = await consentRepository.findTeamsWithPeople(id, tx);
      return done({
        teams: teams.map((team) => ({
          id: team.id,
          name: teamDisplayName(team),
          category: team.category,
          people: team.people,
          without: (people.get(team.id) ?? []).map(({ teamId: _, photoConsent, ...person }) => ({
            ...person,
            answer: photoConsent === 'no' ? ('no' as const) : ('open' as const),
          })),
        })),
        halls: (await findHalls(id, tx)).map(({ id: hallId, code, nameCs, nameEn }) => ({
          id: hallId,
          code,
          nameCs,
          nameEn,
        })),
        matches: (await consentRepository.findPlayed(id, tx)).flatMap(
          ({ startsAt, placeId, homeTeamId, awayTeamId }) =>
            startsAt === null || placeId === null
              ? []
              : [
                  {
                    ...inZone(startsAt, timeZone),
                    hallId: placeId,
                    teamIds: [homeTeamId, awayTeamId].filter((team) => team !== null),
                  },
                ],
        ),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
