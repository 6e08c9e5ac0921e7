import type { ConfigurationDataType } from '@sevenmetre/rules/vocabulary';

export interface ConfigurationEntryData {
  readonly key: string;
  readonly dataType: ConfigurationDataType;
  /** As text, the way an organiser edits it; null: not set. */
  readonly value: string | null;
  /** What an organiser may write beside the type: choices `a|b` or bounds `0…99` (rule CO6); null: anything. */
  readonly format: string | null;
  readonly labelCs: string;
  readonly labelEn: string;
  readonly descriptionCs: string;
  readonly descriptionEn: string;
  /** Whether every visitor's browser gets it. */
  readonly isPublic: boolean;
  /** Whether only a super admin may change it. */
  readonly protected: boolean;
}

interface Options {
  readonly value?: string;
  readonly format?: string;
  readonly descriptionCs?: string;
  readonly descriptionEn?: string;
  readonly isPublic?: boolean;
  readonly protected?: boolean;
}

/** Public unless it says otherwise: pages decide by these values what they offer. */
export function entry(
  key: string,
  dataType: ConfigurationDataType,
  labelCs: string,
  labelEn: string,
  options: Options = {},
): ConfigurationEntryData {
  return {
    key,
    dataType,
    labelCs,
    labelEn,
    value: null,
    // No number of the product is negative.
    format: dataType === 'integer' ? '0…' : null,
    descriptionCs: '',
    descriptionEn: '',
    isPublic: true,
    protected: false,
    ...options,
  };
}
