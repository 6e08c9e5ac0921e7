export { erasePhotosOf } from './paper-photo.repository.ts';
export { attachPhoto, erasePhoto, readPhotos } from './paper-photos.use-case.ts';
export { paperPhotoHandlers } from './paper-photos.routes.ts';
