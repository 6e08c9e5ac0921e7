import { configurationValue, linkOf } from '@sevenmetre/rules/configuration';
import type { RefereeChoices } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { configurationRepository, inZone } from '../../competition/index.ts';
import * as offerRepository from './offer.repository.ts';
import type { EditionRow, RefereeRow } from './registration.repository.ts';

type Colleagues = Awaited<ReturnType<typeof offerRepository.findColleagues>>;

/** Data to create and validate a registration. */
export interface Choices extends RefereeChoices {
  readonly countries: Awaited<ReturnType<typeof offerRepository.findCountries>>;
  readonly tshirtSizes: readonly { readonly id: number; readonly code: string }[];
  readonly projects: readonly { readonly id: number; readonly name: string }[];
  readonly colleagues: Colleagues;
  readonly terms: string | null;
}

const tillLocal = 'accommodation-till-local';
const tillForeign = 'accommodation-till-foreign';
const terms = 'terms-referee';

/** @param own the registration that is changed; null: a new registration */
export async function findChoices(
  edition: EditionRow,
  own: RefereeRow | null,
  tx: Db | Tx,
): Promise<Choices> {
  const { id, startDate, endDate, timeZone } = edition;
  const texts = await configurationRepository.findAllByEditionId(id, [tillLocal, tillForeign, terms], tx);
  const day = (key: string): string | null => {
    const result = configurationValue({ dataType: 'datetime', value: texts.get(key) ?? null });
    return result.ok && result.value instanceof Date ? inZone(result.value, timeZone).day : null;
  };
  return {
    startDate,
    endDate,
    accommodationTill: { local: day(tillLocal), foreign: day(tillForeign) },
    terms: linkOf(texts.get(terms)),
    countries: await offerRepository.findCountries(tx),
    tshirtSizes: await offerRepository.findTshirtSizes(own?.tshirtSizeId ?? null, tx),
    projects: await offerRepository.findProjects(own?.refereeProjectId ?? null, tx),
    colleagues: await offerRepository.findColleagues(id, own?.id ?? null, tx),
  };
}

/** The same, with a previously chosen colleague kept: organisers may have declined that referee since. */
export function keepingColleague(choices: Choices, own: RefereeRow | null): RefereeChoices {
  const kept = own?.colleagueRefereeId ?? null;
  return kept === null ? choices : { ...choices, colleagues: [...choices.colleagues, { id: kept }] };
}
