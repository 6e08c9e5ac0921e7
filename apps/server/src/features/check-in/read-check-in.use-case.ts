import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { findCurrentEdition, listFinances } from '../invoices/index.ts';
import * as clubRepository from './club.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Clubs that come, by name, with what each still owes and when it arrived. */
export function readCheckIn({ database, clock }: UseCaseContext): Promise<Outcome<CheckIn>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const finances = new Map((await listFinances(clock.now(), tx))?.map((row) => [row.clubId, row]));
      const clubs = await clubRepository.findAllComing(edition.id, tx);
      const starts = await clubRepository.findNextStarts(edition.id, tx);
      const played = await clubRepository.findPlayed(edition.id, tx);
      return done({
        timeZone: edition.timeZone,
        categories: await clubRepository.findCategories(edition.id, tx),
        clubs: clubs.flatMap(({ teams, steps, ...club }) => {
          const money = finances.get(club.id);
          if (!money) return [];
          const { rest, currency } = money;
          const arrivedAt = steps.find(({ step }) => step === 'arrived')?.doneAt ?? null;
          return [
            {
              ...clubBody(club),
              teams: teams.length,
              teamCategories: teams.map(({ categoryCode }) => categoryCode),
              incompleteRosters: teams.filter(({ hasPlayer, hasLeader }) => !hasPlayer || !hasLeader).length,
              rest,
              currency,
              symbol: club.symbol,
              arrivedAt: arrivedAt && utcText(arrivedAt),
              nextMatch: startIn(edition.timeZone, starts.get(club.id)),
              hasPlayed: played.has(club.id),
              steps: steps.map(({ step }) => step),
            },
          ];
        }),
      });
    },
    { accessMode: 'read only' },
  );
}

function startIn(timeZone: string, at: Date | undefined): CheckIn['clubs'][number]['nextMatch'] {
  if (at === undefined) return null;
  const { day, time } = inZone(at, timeZone);
  return { day, time };
}

type ClubRow = NonNullable<Awaited<ReturnType<typeof clubRepository.findComing>>>;

/** Contact data of a club at the desk. */
export function clubBody({ id, name, countryCode, arrivalDate, firstName, lastName, contactPhone }: ClubRow) {
  const contactName = `${firstName ?? ''} ${lastName ?? ''}`.trim() || null;
  return { id, name, countryCode, arrivalDate, contactName, contactPhone };
}
