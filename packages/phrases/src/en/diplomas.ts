/** Words of diplomas and of the organiser's links to them. */
export const diplomas = {
  title: 'Final rankings and diplomas',
  category: 'Category',
  choose: 'Choose a category',
  team: 'Team',
  all: 'All teams',
  ranking: 'Final ranking (PDF)',
  download: 'Diplomas (PDF)',
  heading: 'Diploma',
  place: '{place} place',
  signature: 'for the organiser',
  file: 'diplomas',
} as const;
