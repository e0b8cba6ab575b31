import jsQR from 'jsqr';

/** Reads one frame for browsers without a reader of their own. Runs beside the page, so that the picture never stalls. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; frame: ImageData }>) => {
  const { id, frame } = data;
  const text = jsQR(frame.data, frame.width, frame.height)?.data ?? null;
  self.postMessage({ id, text });
});
