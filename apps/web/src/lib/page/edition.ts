import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { createContext } from 'react';

/** The edition that the site was opened with; null: none is known. */
export const OpenedEdition = createContext<EditionHead | null>(null);
