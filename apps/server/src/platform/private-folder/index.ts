export { makeFolder, makePrivate, preparePrivateFolder } from './prepare-private-folder.ts';
