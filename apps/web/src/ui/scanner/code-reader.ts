/** The part of `BarcodeDetector` that is used; the types of the DOM do not have it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the texts of the QR codes in the picture that the video shows now; none when it cannot be read. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** Whether the browser gives this page a camera at all: an old one, or a page without https, has none. */
export function hasCamera(): boolean {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined;
}

/**
 * The browser's own reader of QR codes where it has one, else ours, which is loaded now.
 *
 * @throws Error when ours cannot be loaded: there is no network, and the device does not have it
 */
export async function openCodeReader(): Promise<ReadCodes> {
  const Reader = (await browserReader()) ?? (await loadOwnReader());
  const reader = new Reader({ formats: ['qr_code'] });
  return async (video) => (await reader.detect(video).catch(() => [])).map(({ rawValue }) => rawValue);
}

/** iPhones and Firefox have none; some computers have one that reads no format. */
async function browserReader(): Promise<DetectorClass | null> {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await Reader?.getSupportedFormats().catch((): readonly string[] => []);
  return Reader !== undefined && formats?.includes('qr_code') === true ? Reader : null;
}

/** Fetches our reader, which has a file of its own. */
export async function loadOwnReader(): Promise<DetectorClass> {
  return (await import('qr/decode.js')).BarcodeDetector;
}
