export { preparePrivateFolder, makeFolder } from './prepare-private-folder.ts';
