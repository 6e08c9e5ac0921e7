import type { Tx } from '../src/platform/database/index.ts';
import {
  authChallenges,
  authenticators,
  bankImports,
  bankProfiles,
  bankTransactions,
  clubFiles,
  dutyInvitations,
  extraPersonGroups,
  files,
  invoiceDocuments,
  invoiceItems,
  lodgingAllotments,
  lodgings,
  messages,
  outgoingMails,
  paperPhotos,
  passkeys,
  paymentNotices,
  payments,
  pricelistItems,
  pushSubscriptions,
  recoveryCodes,
  reporterAssignments,
  scoutingEntries,
  scoutingLinks,
  signingPinLinks,
  shiftPeople,
  shifts,
  suppliers,
  uploads,
  volunteers,
} from '../src/platform/database/schema/index.ts';
import type { SmallCup } from './small-cup.ts';

const moment = new Date('2026-06-13T08:00:00Z');
const day = '2026-06-13';
const party = { name: 'x', street: 'x', city: 'x', zip: 'x', country: 'x', tin: null, vatin: null };
/** Content of an invoice, as stored. */
const content = {
  kind: 'invoice',
  number: 'x',
  corrects: null,
  locale: 'en',
  tournament: 'x',
  supplier: { ...party, registration: null },
  customer: party,
  issuedOn: day,
  dueDate: day,
  variableSymbol: 'x',
  currency: 'CZK',
  lines: [],
  total: 1,
  payment: null,
};

/**
 * Records of organisers and accounts of a small cup besides people: a row in each table, none of them public.
 */
export async function addRecords(cup: SmallCup, userId: number, tx: Tx): Promise<void> {
  await addAccountKeys(userId, tx);
  await addMoney(cup, tx);
  await addBeds(cup, tx);
  await addPapers(cup, userId, tx);
  await addBesideMatch(cup, userId, tx);
  const [placeId = 0] = cup.halls;
  await tx.insert(reporterAssignments).values({ userId, placeId, day });
  await addDuty(cup, tx);
}

async function addDuty({ editionId, halls: [placeId = 0] }: SmallCup, tx: Tx): Promise<void> {
  const [shift] = await tx
    .insert(shifts)
    .values({
      editionId,
      placeId,
      day,
      kind: 'hall',
      startsAt: moment,
      endsAt: new Date(moment.getTime() + 3_600_000),
      needed: 1,
    })
    .returning();
  const [person] = await tx
    .insert(volunteers)
    .values({ editionId, firstName: 'x', lastName: 'x', isMinor: true, skills: [], languages: [] })
    .returning();
  const shiftId = shift?.id ?? 0;
  await tx
    .insert(shiftPeople)
    .values({ shiftId, volunteerId: person?.id ?? 0, answer: 'confirmed', askedAt: moment });
  await tx
    .insert(dutyInvitations)
    .values({ editionId, tokenHash: 'x', shiftId, places: 1, expiresAt: moment });
}

/** A shot that was scouted, and a photo of a paper sheet. */
async function addBesideMatch({ matches: [matchId = 0] }: SmallCup, userId: number, tx: Tx): Promise<void> {
  const key = { matchId, clientKey: 'x' };
  await tx.insert(scoutingLinks).values({ matchId, tokenHash: 'x', expiresAt: moment });
  await tx.insert(signingPinLinks).values({ userId, tokenHash: 'x', expiresAt: moment });
  const shot = { kind: 'shot', side: 'home', x: 92, y: 71, result: 'goal', undone: false } as const;
  await tx
    .insert(scoutingEntries)
    .values({ ...key, ...shot, recordedAt: moment, device: 'x', recordedByUserId: userId });
  await tx.insert(paperPhotos).values({ ...key, jpeg: 'x', takenAt: moment, uploadedByUserId: userId });
}

async function addAccountKeys(userId: number, tx: Tx): Promise<void> {
  const expiresAt = new Date('2036-01-01T00:00:00Z');
  await tx.insert(authenticators).values({ userId, sealedSecret: 'x' });
  await tx.insert(recoveryCodes).values({ userId, codeHash: 'x' });
  await tx.insert(passkeys).values({
    userId,
    credentialId: 'x',
    publicKey: 'x',
    counter: 0,
    transports: [],
    synced: false,
    name: 'x',
  });
  await tx.insert(authChallenges).values({ purpose: 'second-step', tokenHash: 'x', userId, expiresAt });
  await tx.insert(pushSubscriptions).values({ endpoint: 'x', p256dh: 'x', auth: 'x', locale: 'en' });
}

async function addMoney({ editionId, clubId }: SmallCup, tx: Tx): Promise<void> {
  const address = { street: 'x', city: 'x', zip: 'x', countryCode: 'CZ', ibanCzk: 'x' };
  const [supplier] = await tx
    .insert(suppliers)
    .values({ editionId, name: 'x', ...address })
    .returning();
  const supplierId = supplier?.id ?? 0;
  const offered = {
    code: `x${clubId}`,
    serviceType: 'other' as const,
    unit: 'piece',
    nameCs: 'x',
    nameEn: 'x',
  };
  await tx.insert(pricelistItems).values({ editionId, supplierId, ...offered, priceCzk: 1, priceEur: 1 });
  const owed = { clubId, supplierId, currency: 'CZK' as const };
  const [document] = await tx
    .insert(invoiceDocuments)
    .values({
      ...owed,
      editionId,
      kind: 'invoice',
      number: 'x',
      variableSymbol: 'x',
      total: 1,
      issuedAt: moment,
      dueDate: day,
      content,
    })
    .returning();
  const line = { nameCs: 'x', nameEn: 'x', quantity: 1, unitType: 'piece', unitPrice: 1 };
  const named = { isSystem: true, systemKey: 'x' };
  await tx.insert(invoiceItems).values({ ...owed, ...line, ...named, documentId: document?.id ?? 0 });
  await addPayment(editionId, clubId, tx);
}

async function addPayment(editionId: number, clubId: number, tx: Tx): Promise<void> {
  const [payment] = await tx
    .insert(payments)
    .values({
      clubId,
      paymentDate: day,
      orderAmount: 1,
      receivedAmount: 1,
      receivedAmountCurrency: 'CZK',
      paymentMethod: 'bank',
      note: 'x',
    })
    .returning();
  await tx.insert(paymentNotices).values({ clubId, amount: 1, currency: 'CZK', day, takenBackAt: moment });
  await tx.insert(bankProfiles).values({ shape: 'x', answers: { columns: {} } });
  await tx.insert(bankImports).values({ editionId, fileName: 'x', left: [], importedAt: moment });
  const booked = { account: 'x', reference: 'x', bookedOn: day, amount: 1, counterparty: 'x', message: 'x' };
  const movement = { editionId, currency: 'CZK' as const, ...booked };
  await tx.insert(bankTransactions).values([
    { ...movement, state: 'matched', paymentId: payment?.id ?? 0 },
    { ...movement, reference: 'y', state: 'unmatched' },
  ]);
}

async function addBeds({ editionId, clubId, teams, halls }: SmallCup, tx: Tx): Promise<void> {
  const [placeId = 0] = halls;
  await tx.insert(extraPersonGroups).values({ clubId });
  const [lodging] = await tx
    .insert(lodgings)
    .values({ editionId, placeId, kind: 'classroom', label: 'x', capacity: 20, note: 'x' })
    .returning();
  const lodgingId = lodging?.id ?? 0;
  await tx.insert(lodgingAllotments).values({ lodgingId, teamId: teams[0] ?? 0, persons: 10 });
}

async function addPapers({ editionId, clubId }: SmallCup, userId: number, tx: Tx): Promise<void> {
  const file = { filename: 'x', extension: 'pdf', folder: 'uploads', contentType: 'x', isPublic: false };
  const [open, added] = await tx
    .insert(files)
    .values([
      { ...file, storageKey: 'uploads/a.pdf' },
      { ...file, storageKey: 'uploads/b.pdf' },
    ])
    .returning();
  await tx.insert(uploads).values({ fileId: open?.id ?? 0, userId });
  await tx.insert(clubFiles).values({ fileId: added?.id ?? 0, clubId });
  const texts = { internalName: 'x', textCs: 'x', textEn: 'x' };
  await tx.insert(messages).values([
    { editionId, ...texts, recipientType: 'clubs', state: 'draft' },
    { editionId, ...texts, recipientType: 'clubs', state: 'sent', sentAt: moment },
    { editionId, ...texts, recipientType: 'referees', state: 'sent', sentAt: moment },
  ]);
  const letter = { subject: 'x', paragraphs: ['x'] };
  // Given up, so that it is not sent meanwhile.
  await tx.insert(outgoingMails).values({ to: 'x', locale: 'en', letter, nextAt: null, failure: 'x' });
}
