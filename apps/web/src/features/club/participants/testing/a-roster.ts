import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';

/** A link of an operation that the user may call. */
export const link = (operationId: string) => ({
  routeName: operationId,
  operationId,
  method: 'PUT' as const,
  href: '/',
});

/** An empty roster of a club with one team; people can be added and imported, every rule is an error. */
export const emptyRoster: ClubRoster = {
  club: { id: 1, name: 'TJ Lípa', declined: false },
  teams: [{ id: 20, name: 'TJ Lípa I', categoryId: 2, editable: true }],
  categories: [{ id: 2, code: 'MC', gender: 'M', birthDateMin: '2012-01-01' }],
  participants: [],
  partial: false,
  limits: {
    levels: {
      leaderAge: 'error',
      numberRange: 'error',
      numberUnique: 'error',
      category: 'error',
      oneTeam: 'error',
      mixed: 'error',
    },
    jerseyMin: 1,
    jerseyMax: 99,
    leaderMinimumAge: 18,
    firstDay: '2026-04-02',
    mixedAllowance: {},
    numbersEditable: true,
  },
  deadline: null,
  timeZone: 'Europe/Prague',
  links: [link('participantCreate'), link('rosterImport')],
};
