import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export type CameraState = 'off' | 'starting' | 'live' | 'denied' | 'absent' | 'busy';

/** Capabilities of a camera track that are missing in TypeScript's types. */
type Lamp = MediaTrackCapabilities & { torch?: boolean };

/** The camera stream of a video element: started by the user, stopped when the component unmounts. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('off');
  const [cameras, setCameras] = useState<string[]>([]);
  const [torch, setTorch] = useState<boolean | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
    setTorch(null);
    setState('off');
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (deviceId?: string) => {
      stop();
      const mine = run.current;
      const media = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
      // Browsers offer cameras over https only.
      if (!media) {
        setState('absent');
        return;
      }
      setState('starting');
      try {
        const opened = await media.getUserMedia({
          audio: false,
          video: {
            width: { ideal: 1280 },
            ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } }),
          },
        });
        if (mine !== run.current || !video.current) {
          opened.getTracks().forEach((track) => track.stop());
          return;
        }
        stream.current = opened;
        video.current.srcObject = opened;
        await video.current.play();
        const [track] = opened.getVideoTracks();
        const lamp = (track?.getCapabilities?.() as Lamp | undefined)?.torch;
        setTorch(lamp ? false : null);
        const devices = await media.enumerateDevices();
        setCameras(devices.filter(({ kind }) => kind === 'videoinput').map((device) => device.deviceId));
        setState('live');
      } catch (error) {
        if (mine === run.current) setState(reasonOf(error));
      }
    },
    [stop, video],
  );

  /** Switches to the next camera: laptops have a front camera only, tablets one on each side. */
  const swap = useCallback(() => {
    const current = stream.current?.getVideoTracks()[0]?.getSettings().deviceId;
    const next = cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length];
    if (next) void start(next);
  }, [cameras, start]);

  const toggleTorch = useCallback(async () => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    if (!track || torch === null) return;
    await track.applyConstraints({ advanced: [{ torch: !torch } as MediaTrackConstraintSet] });
    setTorch(!torch);
  }, [torch]);

  return { state, start, stop, torch, toggleTorch, swap: cameras.length > 1 ? swap : null };
}

function reasonOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  return 'busy';
}
