export { claimUploads, deleteFiles, lockUploads, publishFiles } from './file.repository.ts';
export { type FileReader, readStoredFiles } from './read-file.use-case.ts';
export { fileHandlers, fileLimits } from './files.routes.ts';
export { forgetUploads } from './delete-upload.use-case.ts';
export { storeFile } from './store-file.ts';
export { toUploadedFile } from './upload-file.use-case.ts';
