import type { HallPaperChoices } from '@sevenmetre/contract/hall-papers/routes';
import type { Translator } from '@sevenmetre/phrases';
import { partnersFor } from '@sevenmetre/rules/identity';
import { inLanguage } from '@sevenmetre/rules/language';
import { type CategoryLook, categoryLook } from '@sevenmetre/rules/look';
import {
  categoryHead,
  findCategory,
  type MatchTicket,
  type Snapshot,
  ticket,
} from '@sevenmetre/rules/snapshot';
import type { Place } from '@sevenmetre/rules/tournament';
import type { HallPaperKind, Locale } from '@sevenmetre/rules/vocabulary';
import type { Content } from 'pdfmake/interfaces.js';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { inZone } from '../competition/index.ts';
import type { PaperImages } from '../images/index.ts';
import { paperWords } from '../translations/index.ts';
import * as repository from './hall-papers.repository.ts';
import { badges } from './paper/badges.ts';
import { courtPlan, type PlannedCourt } from './paper/court-plan.ts';
import { hallSign } from './paper/hall-sign.ts';
import { keyList } from './paper/key-list.ts';
import { poster } from './paper/poster.ts';
import { type CupLook, pages, sheet } from './paper/sheet.ts';

export interface HallPapersContext extends UseCaseContext, PaperImages {
  readonly snapshot: () => Snapshot | null;
  /** Where the portal is; null: not known, and signs have no code. */
  readonly publicUrl: string | null;
}

/** Halls, days with matches and categories of the current edition. */
export function readChoices({ snapshot }: Pick<HallPapersContext, 'snapshot'>): Outcome<HallPaperChoices> {
  const known = snapshot();
  if (!known) return refuse('edition-missing');
  return done({
    halls: hallsOf(known, {}).map(({ id, code }) => ({ id, code })),
    days: daysIn(ticketsOf(known, {})),
    categories: [...known.categories.values()].map(({ code }) => code),
  });
}

/** What is printed; absent parts: all of them. */
export interface HallPaperAsked {
  readonly kind: HallPaperKind;
  readonly locale: Locale;
  readonly hall?: number | undefined;
  readonly day?: string | undefined;
  readonly category?: string | undefined;
}

export interface Drawn {
  /** It names nobody. */
  readonly filename: string;
  readonly bytes: Buffer;
}

/** A paper for halls as PDF, laid out in a thread. */
export async function drawHallPaper(
  context: HallPapersContext,
  asked: HallPaperAsked,
): Promise<Outcome<Drawn>> {
  const snapshot = context.snapshot();
  if (!snapshot) return refuse('edition-missing');
  if (asked.hall !== undefined && snapshot.places.get(asked.hall)?.kind !== 'hall')
    return refuse('hall-unknown');
  if (asked.category !== undefined && !findCategory(snapshot, asked.category))
    return refuse('category-unknown');
  const t = paperWords(asked.locale);
  const { edition } = snapshot;
  const tournament = `${edition.name} ${edition.year}`;
  const look = await lookOf(context, snapshot);
  const content = await contentOf(context, snapshot, asked, look, t);
  const landscape = asked.kind === 'courts';
  const paper = sheet(
    { kind: asked.kind, tournament, now: context.clock.now(), landscape, look },
    content,
    t,
  );
  const parts = [t(`hallPapers.file.${asked.kind}`), asked.category, asked.day ?? String(edition.year)];
  return done({
    filename: `${parts.filter((part) => part !== undefined).join('-')}.pdf`,
    bytes: await printPdf(paper),
  });
}

async function lookOf({ images }: HallPapersContext, { edition }: Snapshot): Promise<CupLook> {
  const { identity } = edition;
  return {
    logo: (await images?.paperLogo(edition.id))?.logo ?? null,
    accent: identity?.accent ?? null,
    address: identity?.address ?? null,
    partners: partnersFor(identity?.partners ?? [], null).map(({ name }) => name),
  };
}

function partnerOf({ edition }: Snapshot, { code }: Place): string | null {
  const own = edition.identity?.partners.find(({ kind, hall }) => kind === 'hall' && hall === code);
  return own?.name ?? null;
}

/** Of a public page; null: the portal's address is not known. */
function addressOf({ publicUrl }: HallPapersContext, page: string): string | null {
  return publicUrl && `${publicUrl}/results/${page}`;
}

function looksIn(snapshot: Snapshot): (code: string) => CategoryLook | null {
  return (code) => {
    const category = findCategory(snapshot, code);
    if (!category) return null;
    const { gender, ageRank } = categoryHead(snapshot, category);
    return categoryLook(gender, ageRank);
  };
}

function contentOf(
  context: HallPapersContext,
  snapshot: Snapshot,
  asked: HallPaperAsked,
  look: CupLook,
  t: Translator,
): Content[] | Promise<Content[]> {
  const read = <T>(make: (tx: Tx) => Promise<T>) =>
    context.database.transaction(make, { accessMode: 'read only' });
  switch (asked.kind) {
    case 'signs':
      return pages(
        hallsOf(snapshot, asked).map((hall) =>
          hallSign(hall, addressOf(context, `matches-by-hall/${hall.id}`), partnerOf(snapshot, hall), t),
        ),
      );
    case 'hall-day':
      return hallDays(context, snapshot, asked, t);
    case 'category-day':
      return categoryDays(context, snapshot, asked, t);
    case 'courts':
      return read((tx) => courtPlans(snapshot, asked, t, tx));
    case 'badges':
      return read((tx) => badgesOf(snapshot, look, t, tx));
    case 'keys':
      return read((tx) => keysOf(snapshot, asked, t, tx));
  }
}

function hallsOf({ places }: Snapshot, { hall }: Pick<HallPaperAsked, 'hall'>): Place[] {
  return [...places.values()]
    .filter(({ id, kind }) => kind === 'hall' && (hall === undefined || id === hall))
    .toSorted((a, b) => a.code.localeCompare(b.code));
}

function hallTitle({ code, nameCs, nameEn }: Place, t: Translator): string {
  const name = inLanguage(t.locale, { cs: nameCs, en: nameEn });
  return name === code ? code : `${code} ${name}`;
}

/** Matches with a time that are played, by start. */
function ticketsOf(snapshot: Snapshot, { day }: Pick<HallPaperAsked, 'day'>): MatchTicket[] {
  return [...snapshot.matches.values()]
    .filter(({ cancelled, startsAt }) => cancelled === undefined && startsAt !== null)
    .map((match) => ticket(snapshot, match))
    .filter((one) => one.day !== null && (day === undefined || one.day === day))
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.matchNumber - b.matchNumber);
}

function daysIn(tickets: readonly MatchTicket[]): string[] {
  return [...new Set(tickets.flatMap(({ day }) => (day === null ? [] : [day])))].toSorted();
}

function hallDays(
  context: HallPapersContext,
  snapshot: Snapshot,
  asked: HallPaperAsked,
  t: Translator,
): Content[] {
  const tickets = ticketsOf(snapshot, asked);
  return pages(
    hallsOf(snapshot, asked).flatMap((hall) => {
      const own = tickets.filter((one) => one.hall?.id === hall.id);
      return daysIn(own).map((day) =>
        poster(
          {
            title: hallTitle(hall, t),
            sub: hall.address,
            day,
            tickets: own.filter((one) => one.day === day),
            namesHalls: false,
            partner: partnerOf(snapshot, hall),
            lookOf: looksIn(snapshot),
            href: addressOf(context, `matches-by-hall/${hall.id}`),
          },
          t,
        ),
      );
    }),
  );
}

function categoryDays(
  context: HallPapersContext,
  snapshot: Snapshot,
  asked: HallPaperAsked,
  t: Translator,
): Content[] {
  const tickets = ticketsOf(snapshot, asked);
  const categories = [...snapshot.categories.values()].filter(
    ({ code }) => asked.category === undefined || code === asked.category,
  );
  return pages(
    categories.flatMap((category) => {
      const own = tickets.filter((one) => one.category === category.code);
      const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
      return daysIn(own).map((day) =>
        poster(
          {
            title: name === category.code ? name : `${name} · ${category.code}`,
            sub: null,
            day,
            tickets: own.filter((one) => one.day === day),
            namesHalls: true,
            partner: null,
            lookOf: looksIn(snapshot),
            href: addressOf(context, `team-category/${encodeURIComponent(category.code)}`),
          },
          t,
        ),
      );
    }),
  );
}

async function courtPlans(
  snapshot: Snapshot,
  asked: HallPaperAsked,
  t: Translator,
  tx: Tx,
): Promise<Content[]> {
  const courts = await repository.findCourts(snapshot.edition.id, tx);
  const courtOf = new Map(
    (await repository.findMatchCourts(snapshot.edition.id, tx)).map(({ id, court }) => [id, court]),
  );
  const tickets = ticketsOf(snapshot, asked);
  return pages(
    hallsOf(snapshot, asked).flatMap((hall) => {
      const own = tickets.filter((one) => one.hall?.id === hall.id);
      const known = courts.filter(({ placeId }) => placeId === hall.id);
      return daysIn(own).map((day) => {
        const ofDay = own.filter((one) => one.day === day);
        const planned: PlannedCourt[] = known.map(({ key, name, size, resin }, at) => ({
          name: known.length === 1 ? null : (name ?? String(at + 1)),
          size,
          resin,
          tickets: ofDay.filter(({ id }) => (courtOf.get(id) ?? known[0]?.key) === key),
        }));
        const only: PlannedCourt = { name: null, size: null, resin: false, tickets: ofDay };
        return courtPlan(
          { title: hallTitle(hall, t), day, courts: planned.length === 0 ? [only] : planned },
          t,
        );
      });
    }),
  );
}

async function badgesOf({ edition }: Snapshot, { logo }: CupLook, t: Translator, tx: Tx): Promise<Content[]> {
  const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
    `${firstName ?? ''} ${lastName ?? ''}`.trim();
  const volunteers = await repository.findVolunteers(edition.id, tx);
  const reporters = await repository.findReporters(edition.id, tx);
  const referees = await repository.findReferees(edition.id, tx);
  return badges(
    [
      ...volunteers.map(({ kinds, ...name }) => ({
        name: nameOf(name),
        role: kinds.map((kind) => t(`duty.kind.${kind}`)).join(', '),
      })),
      ...reporters.map((name) => ({ name: nameOf(name), role: t('duty.reporter') })),
      ...referees.map((name) => ({ name: nameOf(name), role: t('hallPapers.referee') })),
    ],
    `${edition.name} ${edition.year}`,
    logo,
  );
}

async function keysOf(
  { edition }: Snapshot,
  { hall }: HallPaperAsked,
  t: Translator,
  tx: Tx,
): Promise<Content[]> {
  const codes = new Map((await repository.findPlaceCodes(tx)).map(({ id, code }) => [id, code]));
  const halls = await repository.findHalls(edition.id, tx);
  const rooms = await repository.findRooms(edition.id, tx);
  const isAsked = (id: number) => hall === undefined || id === hall;
  return keyList(
    [
      ...halls
        .filter(({ id }) => isAsked(id))
        .map(({ code }) => ({ place: code, label: t('hallPapers.hall'), holder: null, given: null })),
      ...rooms
        .filter(({ placeId }) => isAsked(placeId))
        .map(({ placeId, label, club, givenAt }) => ({
          place: codes.get(placeId) ?? '',
          label,
          holder: club,
          given: givenAt && givenText(givenAt, edition.timeZone),
        })),
    ],
    t,
  );
}

function givenText(at: Date, timeZone: string): string {
  const { day, time } = inZone(at, timeZone);
  return `${day} ${time}`;
}
