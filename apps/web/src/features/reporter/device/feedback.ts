/** What a tap may do beside the screen, off until somebody wants it; and whether time-outs are counted, which they are (MA52). */
export interface Feedback {
  readonly haptic: boolean;
  readonly sound: boolean;
  readonly timeouts: boolean;
}

const key = 'sevenmetre-reporter-feedback';

let kept: Feedback | null = null;

export function readFeedback(): Feedback {
  kept ??= storedFeedback();
  return kept;
}

function storedFeedback(): Feedback {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Feedback> | null;
    return {
      haptic: value?.haptic === true,
      sound: value?.sound === true,
      timeouts: value?.timeouts !== false,
    };
  } catch {
    return { haptic: false, sound: false, timeouts: true };
  }
}

export function keepFeedback(feedback: Feedback): void {
  kept = feedback;
  try {
    localStorage.setItem(key, JSON.stringify(feedback));
  } catch {
    // Without storage it applies to this page only.
  }
}

/** An event is on the disk. */
export function confirmRecorded({ haptic, sound }: Feedback): void {
  if (haptic && 'vibrate' in navigator) navigator.vibrate(30);
  if (sound) beep();
}

function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  tone.frequency.value = 880;
  tone.connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + 0.06);
}
