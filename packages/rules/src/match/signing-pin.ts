/**
 * Whether a PIN is among those that are guessed first (MA93): one digit six times, six in a row, or a group of two or
 * three digits repeated.
 * @param pin six digits
 */
export function isWeakPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10));
  const isEven = steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
  return isEven || /^(\d\d)\1\1$/.test(pin) || /^(\d{3})\1$/.test(pin);
}
