/** The two answers of another portal about a small tournament of 2024: two teams, a group and a final. */
export const portalAnswers = {
  static: JSON.stringify({
    teamCategories: [{ id: 1, code: 'MA', nameCs: 'Chlapci', nameEn: 'Boys', gender: 'M' }],
    halls: [{ id: 5, code: 'H1', translations: [] }],
    roundLevels: [
      { id: 1, systemName: 'preliminary' },
      { id: 2, systemName: 'final' },
    ],
    groups: [
      { id: 11, label: 'A', competitionRoundLevelId: 1, teamCategoryId: 1 },
      { id: 12, label: 'F', playoffCategory: 'A', competitionRoundLevelId: 2, teamCategoryId: 1 },
    ],
    teams: ['Lípa', 'Dub'].map((clubName, index) => ({
      id: 21 + index,
      teamNumber: 1,
      clubId: 31 + index,
      clubName,
      clubCountryCode: 'CZ',
      teamCategoryId: 1,
    })),
  }),
  live: JSON.stringify({
    groupTeams: [
      { competitionGroupId: 11, teamId: 21 },
      { competitionGroupId: 11, teamId: 22 },
      ...[1, 2].map((standing) => ({
        competitionGroupId: 12,
        teamId: 20 + standing,
        predecessorCompetitionGroupId: 11,
        predecessorCompetitionGroupStandings: standing,
      })),
    ],
    matches: [11, 12].map((group, index) => ({
      matchNumber: index + 1,
      competitionGroupId: group,
      homeTeamId: 21,
      awayTeamId: 22,
      homeScore: 12,
      awayScore: 9,
      day: `2024-03-${29 + index}`,
      time: '09:30',
      placeId: 5,
      matchLength: 1800,
    })),
  }),
};
