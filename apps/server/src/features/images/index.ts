export { fileAddress } from './file-address.ts';
