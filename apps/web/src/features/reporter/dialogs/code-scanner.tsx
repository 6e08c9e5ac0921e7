import { useEffect, useEffectEvent, useRef } from 'react';

/** What browsers that read codes offer; not in the types yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export function canScan(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices !== undefined;
}

const every = 250;

interface CodeScannerProps {
  readonly found: (code: string) => void;
  /** There is no picture: somebody has refused the camera, or it cannot be used. */
  readonly failed: (isRefused: boolean) => void;
}

/** Reads codes from the camera as long as it is shown. */
export function CodeScanner({ found, failed }: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(found);
  const tellFailed = useEffectEvent((failure: unknown) =>
    failed(failure instanceof DOMException && failure.name === 'NotAllowedError'),
  );
  useEffect(() => {
    const Reader = detectorClass();
    if (Reader === undefined) return;
    const reader = new Reader({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let isGone = false;
    const look = async () => {
      const shown = video.current;
      if (shown === null || shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      const codes = await reader.detect(shown).catch(() => []);
      for (const { rawValue } of codes) tell(rawValue);
    };
    const start = async () => {
      const wanted = { video: { facingMode: 'environment' } };
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (isGone || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const timer = setInterval(() => void look(), every);
    // Once the picture is gone, nobody asks any more why it did not come.
    start().catch((failure: unknown) => (isGone ? undefined : tellFailed(failure)));
    return () => {
      isGone = true;
      clearInterval(timer);
      stop();
    };
  }, []);
  return <video ref={video} className="rp-video" muted playsInline />;
}
