import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { categoryHead, type Snapshot } from '@sevenmetre/rules/snapshot';
import { clubWindow } from '@sevenmetre/rules/registration';
import type { Tx } from '../../platform/database/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import {
  configurationRepository,
  findCurrentEdition,
  findDeadlines,
  findRegistrationWindows,
  utcText,
} from '../competition/index.ts';
import { findOpenChoices } from '../registrations/index.ts';
import * as joinRepository from './join.repository.ts';

export type JoinBody = Omit<JoinSlice, 'version' | 'edition' | 'last'>;

const settings = ['contact-name', 'contact-email', 'contact-phone', 'roster-players-max'] as const;

/**
 * What the current edition tells clubs before they register: prices, counts of places and dates, no person but the
 * contact that the organiser has named. null: no current edition.
 */
export function readJoin(
  { database }: Pick<UseCaseContext, 'database'>,
  snapshot: Snapshot,
): Promise<JoinBody | null> {
  return database.transaction((tx) => read(snapshot, tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(snapshot: Snapshot, tx: Tx): Promise<JoinBody | null> {
  const edition = await findCurrentEdition(tx);
  if (!edition || edition.id !== snapshot.edition.id) return null;
  const choices = await findOpenChoices(edition, tx);
  const values = await configurationRepository.findAllByEditionId(edition.id, settings, tx);
  const waiting = await joinRepository.countWaiting(edition.id, tx);
  const { from, till } = clubWindow(await findRegistrationWindows(edition.id, tx));
  const mostPlayers = Number(values.get('roster-players-max') ?? 0);
  return {
    window: { from: from && utcText(from), till: till && utcText(till) },
    deadlines: await findDeadlines(edition.id, tx),
    categories: choices.categories.flatMap((row) => {
      const category = snapshot.categories.get(row.id);
      return category === undefined
        ? []
        : [
            {
              ...categoryHead(snapshot, category),
              capacity: row.capacity,
              held: row.acceptedOfOthers,
              waiting: waiting.get(row.id) ?? 0,
            },
          ];
    }),
    levels: choices.serviceLevels.map(({ id, nameCs, nameEn }) => ({ id, nameCs, nameEn })),
    prices: pricesOf(choices),
    mostPlayers: Number.isSafeInteger(mostPlayers) && mostPlayers > 0 ? mostPlayers : null,
    halls: hallsOf(snapshot),
    clubs: await joinRepository.findAcceptedClubs(edition.id, tx),
    contact: contactOf(values),
  };
}

function pricesOf({ priceList, places }: Awaited<ReturnType<typeof findOpenChoices>>): JoinBody['prices'] {
  const left = new Map(places.map((place) => [place.id, place.left]));
  return priceList.flatMap(({ serviceType, ...row }) =>
    serviceType !== 'entry-fee' && serviceType !== 'package'
      ? []
      : [
          {
            id: row.id,
            serviceType,
            serviceLevelId: row.serviceLevelId,
            priceCzk: row.priceCzk,
            priceEur: row.priceEur,
            nameCs: row.nameCs,
            nameEn: row.nameEn,
            descriptionCs: row.descriptionCs,
            descriptionEn: row.descriptionEn,
            availabilityFilter: row.availabilityFilter,
            weight: row.weight,
            left: left.get(row.id) ?? null,
          },
        ],
  );
}

function hallsOf({ places }: Snapshot): JoinBody['halls'] {
  return [...places.values()]
    .filter(({ kind }) => kind === 'hall')
    .map(({ id, code, nameCs, nameEn, address, lat, lng, visibleOnMap }) => {
      const point = visibleOnMap ? { lat, lng } : { lat: null, lng: null };
      return { id, code, nameCs, nameEn, address, ...point };
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** null: nobody is named. */
function contactOf(values: ReadonlyMap<string, string | null>): JoinBody['contact'] {
  const textOf = (key: (typeof settings)[number]) => values.get(key)?.trim() || null;
  const [name, email, phone] = [textOf('contact-name'), textOf('contact-email'), textOf('contact-phone')];
  return name === null && email === null && phone === null ? null : { name, email, phone };
}
