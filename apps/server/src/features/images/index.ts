export { fileAddress } from './file-address.ts';
export { imageHandlers } from './images.routes.ts';
export { isPublicAddress } from './public-address.ts';
