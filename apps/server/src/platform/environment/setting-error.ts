import { OperatorError } from '../operator-error/index.ts';

/** A setting that cannot be used. Its message is the one sentence to print before the process ends. */
export class SettingError extends OperatorError {
  override readonly name = 'SettingError';
  readonly setting: string;

  constructor(setting: string, sentence: string) {
    super(sentence);
    this.setting = setting;
  }
}
