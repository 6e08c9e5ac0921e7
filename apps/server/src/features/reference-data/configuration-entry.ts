import type { ConfigurationDataType } from '@sevenmetre/rules/vocabulary';

export interface ConfigurationEntryData {
  readonly key: string;
  readonly dataType: ConfigurationDataType;
  /** As text, in the form that organisers edit; null: not set. */
  readonly value: string | null;
  /** Restriction of the value besides its type: choices `a|b` or bounds `0…99` (rule CO6); null: none. */
  readonly format: string | null;
  readonly labelCs: string;
  readonly labelEn: string;
  readonly descriptionCs: string;
  readonly descriptionEn: string;
  /** Whether it is sent to every visitor's browser. */
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

/** Public by default: pages depend on these values. */
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
    // All numbers of the product are non-negative.
    format: dataType === 'integer' ? '0…' : null,
    descriptionCs: '',
    descriptionEn: '',
    isPublic: true,
    protected: false,
    ...options,
  };
}
