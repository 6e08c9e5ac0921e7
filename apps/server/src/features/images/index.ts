export { fileAddress } from './file-address.ts';
export { imageHandlers } from './images.routes.ts';
