import { describe, expect, it } from 'vitest';
import { portalFolder } from './index.ts';

const data = () => ({
  configurations: [],
  teamCategories: [
    { id: 1, code: 'MA', nameCs: 'Chlapci', nameEn: 'Boys', gender: 'M', birthDateMin: '2010-01-01' },
  ],
  halls: [{ id: 5, code: 'H1', data: '', translations: [{ locale: 'cs', name: 'Hala Sever' }] }],
  matchStages: [
    { id: 1, code: 'not_started' },
    { id: 6, code: 'finished' },
  ],
  roundLevels: [
    { id: 1, systemName: 'preliminary', isBracket: false },
    { id: 2, systemName: 'final', isBracket: true },
  ],
  groups: [
    {
      id: 11,
      label: 'A',
      playoffCategory: null,
      competitionRoundLevelId: 1,
      teamCategoryId: 1,
      teamCategoryCode: 'MA',
    },
    {
      id: 12,
      label: 'F',
      playoffCategory: 'A',
      competitionRoundLevelId: 2,
      teamCategoryId: 1,
      teamCategoryCode: 'MA',
    },
  ],
  teams: ['Lípa', 'Dub'].map((name, index) => ({
    id: 21 + index,
    name: null,
    teamNumber: 1,
    clubId: 31 + index,
    clubName: name,
    clubCountryCode: 'CZ',
    teamCategoryId: 1,
    teamCategoryCode: 'MA',
  })),
});
const live = () => ({
  groupTeams: [
    { id: 1, competitionGroupId: 11, teamId: 21 },
    { id: 2, competitionGroupId: 11, teamId: 22 },
    {
      id: 3,
      competitionGroupId: 12,
      teamId: 21,
      predecessorCompetitionGroupId: 11,
      predecessorCompetitionGroupStandings: 1,
    },
    {
      id: 4,
      competitionGroupId: 12,
      teamId: 22,
      predecessorCompetitionGroupId: 11,
      predecessorCompetitionGroupStandings: 2,
    },
  ],
  matches: [
    {
      id: 1,
      matchNumber: 1,
      competitionGroupId: 11,
      homeTeamId: 21,
      awayTeamId: 22,
      homeScore: 12,
      awayScore: 9,
      walkOver: null,
      day: '2024-03-29',
      time: '9:30',
      placeId: 5,
      competitionMatchStageId: 6,
      matchLength: 1800,
    },
    {
      id: 2,
      matchNumber: 2,
      competitionGroupId: 12,
      homeTeamId: 21,
      awayTeamId: 22,
      homeScore: 5,
      awayScore: 0,
      walkOver: 'home',
      day: '2024-03-30',
      time: null,
      placeId: null,
      competitionMatchStageId: 6,
      matchLength: 1800,
    },
  ],
});
const read = (one: unknown, other: unknown) =>
  portalFolder({ static: JSON.stringify(one), live: JSON.stringify(other) });
const said = (reading: ReturnType<typeof portalFolder>) =>
  reading.ok
    ? []
    : reading.errors.map(({ file, path, code, value }) => `${file} ${path} ${code} ${value}`.trim());

describe('the answers of another portal', () => {
  it('[ED6] become the tables of a folder', () => {
    const reading = read(data(), live());
    if (!reading.ok) throw new Error(said(reading).join());
    const { folder } = reading;
    expect([folder.startDate, folder.endDate, folder.unplayed]).toEqual(['2024-03-29', '2024-03-30', 0]);
    expect(folder.categories).toEqual([['MA', 'Chlapci', 'Boys', 'M', '2010-01-01']]);
    expect([folder.halls, folder.clubs[0]]).toEqual([[['H1', 'Hala Sever']], ['31', 'Lípa', 'CZ']]);
    expect(folder.teams[0]).toEqual(['21', '31', 'MA', null, null, 1, null]);
    expect(folder.groups[1]).toEqual(['12', 'MA', 'F', 'final', 'A', null, null]);
    expect(folder.seats[3]).toEqual(['12', 2, '22', '11', 2, null, null, null]);
    expect(folder.matches).toEqual([
      [1, '11', '2024-03-29', '09:30', 'H1', '21', '22', 12, 9, 'finished', '15:00', null, null, null],
      [2, '12', '2024-03-30', null, null, '21', '22', 5, 0, 'walkover', '15:00', null, null, null],
    ]);
  });

  it('[ED6] keep what decided tables beside goals: points deducted, seats of nobody, teams that withdrew', () => {
    const [first, second, ...seats] = live().groupTeams;
    const groupTeams = [
      { ...first, deducted: 2, deductionReason: 'Ineligible player' },
      { ...second, teamId: null, nobody: true },
      ...seats,
    ];
    const [one, ...teams] = data().teams;
    const withdrawn = { ...one, withdrawn: true, withdrawnPolicy: 'assessed' };
    const reading = read({ ...data(), teams: [withdrawn, ...teams] }, { ...live(), groupTeams });
    if (!reading.ok) throw new Error(said(reading).join());
    expect(reading.folder.seats.slice(0, 2)).toEqual([
      ['11', 1, '21', null, null, 2, 'Ineligible player', null],
      ['11', 2, null, null, null, null, null, 'yes'],
    ]);
    expect(reading.folder.teams[0]).toEqual(['21', '31', 'MA', null, 'yes', 1, 'assessed']);
  });

  it('[ED6] are read with other enumerations, numbers as texts, unknown fields and without optional parts', () => {
    const strange = JSON.parse(
      JSON.stringify({ ...data(), halls: undefined, matchStages: undefined, sponsor: { x: 1 } }),
    );
    strange.teamCategories[0].gender = 'boys';
    strange.roundLevels[1].systemName = 'Semi-Final';
    const other = live();
    const matches = other.matches.map((match) => ({
      ...match,
      placeId: null,
      matchNumber: String(match.matchNumber),
      homeScore: String(match.homeScore),
      walkOver: match.walkOver && '5:0',
      extra: [],
    }));
    const reading = portalFolder({
      static: `\uFEFF${JSON.stringify({ data: strange })}`,
      live: JSON.stringify({ ...other, matches }),
    });
    if (!reading.ok) throw new Error(said(reading).join());
    expect(reading.folder.categories[0]?.[3]).toBe('M');
    expect(reading.folder.groups[1]?.[3]).toBe('semifinal');
    expect(reading.folder.matches.map((cells) => cells.slice(7, 10))).toEqual([
      [12, 9, 'finished'],
      [5, 0, 'walkover'],
    ]);
  });

  it('[ED6] are refused with every error by file and path', () => {
    const html = portalFolder({
      static: '<!doctype html><p>Login',
      live: JSON.stringify(live()).slice(0, -20),
    });
    expect(said(html)[0]).toBe('static.json  html <!doctype html><p>Login');
    expect(said(html)[1]).toMatch(/^live\.json {2}not-json/u);
    expect(said(portalFolder({ static: '[1]', live: '3' }))).toHaveLength(2);
    const broken = live();
    const matches = broken.matches.map((match, index) =>
      index === 0 ? { ...match, homeScore: 'a lot', homeTeamId: 99 } : { ...match, walkOver: 'maybe' },
    );
    expect(said(read({ ...data(), groups: undefined }, live()))).toContain('static.json groups part-missing');
    expect(said(read(data(), { ...broken, matches }))).toEqual([
      'live.json matches[0].homeScore not-a-number a lot',
      'live.json matches[0].homeScore required',
      'live.json matches[0].homeTeamId unknown-reference 99',
      'live.json matches[1].walkOver not-one-of maybe',
    ]);
    expect(said(read(data(), { ...live(), matches: [] }))).toEqual(['live.json matches required']);
  });
});
