import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';

const paragraphs = ['Hello Petra,', '<b>bold</b>'];
const letter = { subject: 'Arrival', paragraphs, action: 'Open the dashboard' };
/** A draft to accepted clubs: one of them has no address. */
export const detail: AdminMessage = {
  message: {
    id: 7,
    revision: 2,
    internalName: 'Arrival of clubs',
    recipientType: 'clubs',
    states: ['approved'],
    categories: [],
    placeIds: [],
    clubIds: [],
    exceptClubIds: [],
    overdueOnly: false,
    withLeaders: false,
    titleCs: 'Příjezd',
    titleEn: 'Arrival',
    textCs: '<b>tučně</b>',
    textEn: '<b>bold</b>',
    otherTexts: {},
    fileIds: [],
    summaryParts: [],
    state: 'draft',
    plannedAt: null,
    sentAt: null,
    withdrawnAt: null,
    mails: null,
    createdBy: null,
    updatedAt: '2026-03-01T10:00:00Z',
  },
  reach: {
    records: 4,
    mails: 3,
    withoutAddress: 1,
    byLocale: { cs: 2, en: 1, de: 0, sk: 0, pl: 0 },
    remindedAt: null,
    sample: { id: 1, name: 'HC Vltava', values: { cs: {}, en: {}, de: {}, sk: {}, pl: {} } },
    recipients: [
      {
        id: 1,
        name: 'HC Vltava',
        countryCode: 'CZ',
        phone: null,
        due: null,
        people: [{ name: 'Iva Nová', email: 'iva@example.test', locale: 'cs' }],
      },
      {
        id: 2,
        name: 'Ztracený klub',
        countryCode: null,
        phone: '+420 602 222 222',
        due: null,
        people: [],
      },
    ],
  },
  letters: { cs: letter, en: letter, de: letter, sk: letter, pl: letter },
  replyTo: 'cup@example.test',
  files: [],
  deliveries: [],
  categories: ['MA', 'MB'],
  clubs: [
    { id: 1, name: 'HC Vltava' },
    { id: 2, name: 'Ztracený klub' },
  ],
  places: [{ id: 9, name: 'Hall 9' }],
  timeline: [],
  timeZone: 'Europe/Prague',
};

/** Its page, as an organiser sees it. */
export const showMessage = (answers: Parameters<typeof showSignedIn>[0]['answers']) =>
  showSignedIn({
    path: '/admin/messages/7',
    user: organiser,
    answers: {
      adminMessage: () => ({ status: 200, body: detail }),
      adminMessageReach: () => ({ status: 200, body: detail.reach }),
      ...answers,
    },
  });

/** The texts of a template. */
export const reminder = {
  titleCs: 'Upomínka',
  titleEn: 'Payment reminder',
  textCs: 'Zaplaťte prosím.',
  textEn: 'Please pay.',
  otherTexts: { de: { title: 'Zahlungserinnerung', text: 'Bitte zahlen.' } },
};
/** What the page of a new message reads. */
export const list = { messages: [], categories: [], clubs: [], places: [], timeZone: 'Europe/Prague' };
