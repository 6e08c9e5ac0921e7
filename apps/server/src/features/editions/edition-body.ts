import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { utcText } from '../competition/index.ts';
import type { CountedEdition } from './edition.repository.ts';

export function editionBody({ edition, ...counts }: CountedEdition): AdminEditions['editions'][number] {
  const { id, name, year, city, startDate, endDate, timeZone, isCurrent, closedAt, createdAt } = edition;
  return {
    id,
    name,
    year,
    city,
    startDate,
    endDate,
    timeZone,
    isCurrent,
    closedAt: closedAt && utcText(closedAt),
    createdAt: utcText(createdAt),
    ...counts,
  };
}
