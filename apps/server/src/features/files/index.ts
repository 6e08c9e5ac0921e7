export { claimUploads, deleteFiles, lockUploads, publishFiles } from './file.repository.ts';
export { type FileReader } from './files-context.ts';
export { fileHandlers, fileLimits } from './files.routes.ts';
export { forgetUploads } from './forget-uploads.use-case.ts';
export { storeFile } from './store-file.ts';
export { toUploadedFile } from './uploaded-file.ts';
