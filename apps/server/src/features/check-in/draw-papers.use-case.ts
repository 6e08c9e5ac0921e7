import { badgeCode } from '@sevenmetre/rules/check-in';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { printPdf } from '../../platform/pdf/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { inZone } from '../competition/index.ts';
import type { PaperImages } from '../images/index.ts';
import * as clubRepository from './club.repository.ts';
import { paperWords } from '../translations/index.ts';
import { receiptDefinition } from './paper/receipt-definition.ts';
import { wristbandDefinition } from './paper/wristband-definition.ts';
import * as receiptRepository from './receipt.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export type PaperContext = UseCaseContext & PaperImages;

export interface Drawn {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** A receipt in the club's language, from the data stored when it was issued. */
export async function drawReceipt({ database, images }: PaperContext, id: number): Promise<Outcome<Drawn>> {
  const found = await database.transaction((tx) => receiptRepository.findById(id, tx), {
    accessMode: 'read only',
  });
  if (!found) return refuse('club-unknown');
  const { receipt, supplier, edition } = found;
  const t = paperWords(receipt.locale);
  const definition = receiptDefinition(
    {
      ...receipt,
      tournament: edition.name,
      year: edition.year,
      day: inZone(receipt.issuedAt, edition.timeZone).day,
      supplier,
      cancelled: receipt.paymentId === null,
      logo: (await images?.paperLogo(edition.id))?.logo ?? null,
    },
    t,
  );
  return done({
    filename: `${t('checkInPapers.receiptFile')}-${receipt.number}.pdf`,
    bytes: await printPdf(definition),
  });
}

/** Badges of everybody in the rosters of a club that comes. */
export async function drawWristbands(
  { database, clock, images }: PaperContext,
  clubId: number,
  locale: Locale,
): Promise<Outcome<Drawn>> {
  const found = await database.transaction(
    async (tx) => {
      const club = await clubRepository.findComing(clubId, tx);
      return club && { club, people: await clubRepository.findPeople(clubId, tx) };
    },
    { accessMode: 'read only' },
  );
  if (!found) return refuse('club-unknown');
  const { club, people } = found;
  const t = paperWords(locale);
  const badges = people.map(({ firstName, lastName, role, teamName, teamNumber, categoryCode }) => ({
    name: `${firstName} ${lastName}`,
    role,
    team: teamDisplayName({ name: teamName, teamNumber, clubName: club.name }),
    categoryCode,
  }));
  const logo = (await images?.paperLogo(club.editionId))?.logo ?? null;
  const definition = wristbandDefinition(
    { club: club.name, code: badgeCode(club.id), badges, now: clock.now(), logo },
    t,
  );
  return done({ filename: `${t('checkInPapers.wristbandFile')}.pdf`, bytes: await printPdf(definition) });
}
