export { hallWithCode } from '@sevenmetre/phrases/names';
