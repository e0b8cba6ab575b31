import jsQR from 'jsqr';

/** Decodes one frame in browsers without `BarcodeDetector`. Runs in a worker, so that the video does not stall. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; frame: ImageData }>) => {
  const { id, frame } = data;
  const text = jsQR(frame.data, frame.width, frame.height)?.data ?? null;
  self.postMessage({ id, text });
});
