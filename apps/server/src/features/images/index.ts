export { fileAddress } from './file-address.ts';
export { findIdentity, findPictures } from './file.repository.ts';
export { Images, type PaperImages } from './images.ts';
export { imageHandlers } from './images.routes.ts';
export { isPublicAddress } from './public-address.ts';
