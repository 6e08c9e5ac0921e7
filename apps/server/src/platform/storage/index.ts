export { expectBackups, lastBackupAt, noteBackup } from './last-backup.ts';
export { createStorage, type Storage } from './storage.ts';
export { storageIdentity } from './storage-identity.ts';
