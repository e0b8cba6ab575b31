/** Limits of one inspection. The defaults are documented for schools; tests lower them. */
export interface IngestionLimits {
  /** Bytes of the uploaded file. */
  packedBytes: number;
  /** Sum of the declared sizes of everything inside an EPUB. */
  unpackedBytes: number;
  /** Unpacked size divided by packed size of one entry, checked from `ratioFromBytes` unpacked bytes on. */
  ratio: number;
  ratioFromBytes: number;
  /** Entries of an EPUB, folders included. */
  entries: number;
  /** One page, style sheet or other text file of an EPUB. */
  textBytes: number;
  fontBytes: number;
  /** Width times height of one picture. */
  imagePixels: number;
  pdfPages: number;
  /** Longer side of one PDF page in points (1/72 inch); 14,400 is the limit of the format itself. */
  pdfPagePoints: number;
  /** How many pages of a PDF are drawn as pictures, to be viewed without a reader; 0: none. */
  pdfDrawnPages: number;
  /** Processor time for the whole inspection; five times as long may pass on a busy machine. */
  seconds: number;
  /** JavaScript heap, and the resident memory at which the child process stops. */
  heapMegabytes: number;
  residentMegabytes: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: IngestionLimits = {
  packedBytes: 50 * MEGABYTE,
  unpackedBytes: 300 * MEGABYTE,
  ratio: 100,
  ratioFromBytes: MEGABYTE,
  entries: 5_000,
  textBytes: 16 * MEGABYTE,
  fontBytes: 10 * MEGABYTE,
  imagePixels: 40_000_000,
  pdfPages: 2_000,
  pdfPagePoints: 14_400,
  pdfDrawnPages: 0,
  seconds: 60,
  heapMegabytes: 256,
  residentMegabytes: 768,
};

/** Whole megabytes, for messages. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / MEGABYTE));
