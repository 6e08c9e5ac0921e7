export { fileAddress } from './images.ts';
export { imageHandlers } from './images.routes.ts';
export { isPublicAddress } from './public-address.ts';
