/** The name of the uploaded file with what a person has confirmed. */
export const folderMatchesFile = 'matches.json';
