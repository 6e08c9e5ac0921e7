export { makeFolder } from './make-folder.ts';
export { preparePrivateFolder } from './prepare-private-folder.ts';
