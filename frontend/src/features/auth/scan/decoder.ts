/** Reads the text of a QR code from an image. */
export interface Decoder {
  read(source: HTMLVideoElement | ImageBitmap, longestSide: number): Promise<string | null>;
  close(): void;
}

interface NativeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Uses the browser's `BarcodeDetector` where it exists, otherwise a worker that is loaded on demand. */
export async function createDecoder(): Promise<Decoder> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  return Native && formats?.includes('qr_code') ? nativeDecoder(Native) : workerDecoder();
}

function nativeDecoder(Native: NativeDetectorClass): Decoder {
  const detector = new Native({ formats: ['qr_code'] });
  return {
    read: async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

function workerDecoder(): Decoder {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const waiting = new Map<number, (text: string | null) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string | null }>) => {
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  });
  return {
    read: (source, longestSide) => {
      const [width, height] =
        source instanceof HTMLVideoElement
          ? [source.videoWidth, source.videoHeight]
          : [source.width, source.height];
      if (!context || width === 0 || height === 0) return Promise.resolve(null);
      const scale = Math.min(1, longestSide / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.drawImage(source, 0, 0, canvas.width, canvas.height);
      const frame = context.getImageData(0, 0, canvas.width, canvas.height);
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, frame }, [frame.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}

/**
 * Reads a picture file at full size and then reduced: fine codes need the resolution, blurred ones are recognised
 * better without it.
 */
export async function readFile(decoder: Decoder, file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of [1600, 900, 450]) {
      const text = await decoder.read(picture, side);
      if (text) return text;
    }
    return null;
  } finally {
    picture.close();
  }
}
