import type { EnumsBody } from '@sevenmetre/contract/enumerations/enums-body';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import type { Db } from '../../platform/database/index.ts';
import {
  configurationRepository,
  findEditionRules,
  publicTeamRepository,
  utcText,
} from '../competition/index.ts';
import { findPlaces } from './place.repository.ts';
import { findPricelistItems, findServiceLevels } from './price-list.repository.ts';
import {
  findCategories,
  findCountries,
  findEventTypes,
  findGroups,
  findMatchStages,
  findRoundLevels,
  findTrainingTypes,
  findTshirtSizes,
} from './reference.repository.ts';

/** Data that do not change while matches are played. */
export async function staticBody(editionId: number, db: Db): Promise<StaticBody> {
  const places = await findPlaces(editionId, db);
  const teams = await publicTeamRepository.findAllByEditionId(editionId, db);
  const { withdrawnPolicy } = await findEditionRules(editionId, db);
  return {
    configurations: await configurationRepository.findAllPublicByEditionId(editionId, db),
    countries: (await findCountries(db)).map(({ id, countryCode }) => ({ id, countryCode })),
    eventTypes: await findEventTypes(db),
    groups: await findGroups(editionId, db),
    halls: places.filter(({ placeType }) => placeType === placeTypes.hall).map(hallRow),
    matchStages: await findMatchStages(db),
    places,
    roundLevels: await findRoundLevels(db),
    teamCategories: await findCategories(editionId, db),
    teams: teams.map((team) => teamRow(team, withdrawnPolicy)),
  };
}

/** Options of forms. */
export async function enumsBody(editionId: number, db: Db): Promise<EnumsBody> {
  return {
    configurations: await configurationRepository.findAllPublicByEditionId(editionId, db),
    countries: await findCountries(db),
    pricelistItems: await findPricelistItems(editionId, db),
    serviceLevels: await findServiceLevels(editionId, db),
    teamCategories: await findCategories(editionId, db),
    trainingTypes: await findTrainingTypes(db),
    tshirtSizes: await findTshirtSizes(db),
  };
}

type PublicTeam = Awaited<ReturnType<typeof publicTeamRepository.findAllByEditionId>>[number];

function teamRow(
  { state, withdrawnPolicy, createdAt, updatedAt, ...team }: PublicTeam,
  usualPolicy: WithdrawnPolicy,
): StaticBody['teams'][number] {
  return {
    ...team,
    // The number of people is known to the club only.
    persons: null,
    createdAt: utcText(createdAt),
    updatedAt: utcText(updatedAt),
    ...(state === 'withdrawn' && {
      withdrawn: true as const,
      withdrawnPolicy: withdrawnPolicy ?? usualPolicy,
    }),
  };
}

function hallRow({
  id,
  code,
  data,
  translations,
}: StaticBody['places'][number]): StaticBody['halls'][number] {
  return { id, code, data, translations: translations.map(({ locale, name }) => ({ locale, name })) };
}
