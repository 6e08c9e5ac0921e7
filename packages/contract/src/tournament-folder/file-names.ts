/** Name of the uploaded file with the confirmed matches. */
export const folderMatchesFile = 'matches.json';
/** Name of the uploaded file with the settings of a past year of another portal. */
export const pastSettingsFile = 'past-settings.json';
/** Name of the uploaded file that says which registered categories those of a folder are. */
export const folderCategoriesFile = 'folder-categories.json';
