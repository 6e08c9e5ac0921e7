import { can } from '../../../platform/permission/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { FileReader } from '../../files/index.ts';
import * as clubFileRepository from './club-file.repository.ts';

/** Files of a registration are readable for its club and for organisers. */
export function clubFileReader(clock: Clock): FileReader {
  return async (fileId, actor, db) => {
    const clubId = await clubFileRepository.findClubIdOf(fileId, db);
    return clubId !== null && can(actor, 'clubRegistration', { club: { id: clubId } }, clock.now());
  };
}
