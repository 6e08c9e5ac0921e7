import { useEffect, useEffectEvent, useRef } from 'react';
import { openCodeReader } from './code-reader.ts';
import type { ReadCodes } from './code-reader.ts';
import './code-scanner.css';

const every = 250;

interface CodeScannerProps {
  readonly found: (code: string) => void;
  /** There is no picture: somebody has refused the camera, or it cannot be used. */
  readonly failed: (isRefused: boolean) => void;
}

/** Reads codes from the camera as long as it is shown. */
export function CodeScanner({ found, failed }: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(found);
  const reportFailure = useEffectEvent((failure: unknown) =>
    failed(failure instanceof DOMException && failure.name === 'NotAllowedError'),
  );
  useEffect(() => {
    let read: ReadCodes | null = null;
    let stream: MediaStream | null = null;
    let isGone = false;
    const look = async () => {
      const shown = video.current;
      if (read === null || shown === null) return;
      if (shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      for (const code of await read(shown)) report(code);
    };
    const start = async () => {
      read = await openCodeReader();
      const wanted = { video: { facingMode: 'environment' } };
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (isGone || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const timer = setInterval(() => void look(), every);
    // Once the picture is gone, nobody asks any more why it did not come.
    start().catch((failure: unknown) => (isGone ? undefined : reportFailure(failure)));
    return () => {
      isGone = true;
      clearInterval(timer);
      stop();
    };
  }, []);
  return <video ref={video} className="code-scanner" muted playsInline />;
}
