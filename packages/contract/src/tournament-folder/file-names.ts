/** Name of the uploaded file with the confirmed matches. */
export const folderMatchesFile = 'matches.json';
