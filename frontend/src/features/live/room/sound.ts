/** Length of one piece of sound, in milliseconds; each is a file of its own, so that one can begin to listen at any time. */
const PIECE_MS = 1_000;
const BITS_PER_SECOND = 24_000;
/** The server takes no larger piece. */
const MOST_BYTES = 5_400;
const TYPE = 'audio/webm;codecs=opus';

/** Whether this browser can send sound in pieces that the others can play. */
export const canSpeak = (): boolean =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(TYPE) && 'mediaDevices' in navigator;

/** Records the microphone until the returned function is called. @throws when the person does not allow it */
export async function speak(say: (piece: ArrayBuffer) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  let over = false;
  const record = (): void => {
    const recorder = new MediaRecorder(stream, { mimeType: TYPE, audioBitsPerSecond: BITS_PER_SECOND });
    recorder.ondataavailable = ({ data }) => {
      void data.arrayBuffer().then((piece) => {
        if (piece.byteLength > 0 && piece.byteLength <= MOST_BYTES) say(piece);
      });
    };
    recorder.start();
    setTimeout(() => {
      // The next piece begins before this one is written, so that little is lost between them.
      if (!over) record();
      recorder.stop();
    }, PIECE_MS);
  };
  record();
  return () => {
    over = true;
    for (const track of stream.getTracks()) track.stop();
  };
}

/** Plays pieces of sound one after the other. */
export class Listener {
  private readonly context = new AudioContext();
  private until = 0;

  /** Browsers begin to play only after a press of a button. */
  begin(): void {
    void this.context.resume();
  }

  async hear(piece: ArrayBuffer): Promise<void> {
    if (this.context.state !== 'running') return;
    const buffer = await this.context.decodeAudioData(piece).catch(() => null);
    if (!buffer) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    this.until = Math.max(this.until, this.context.currentTime + 0.15);
    source.start(this.until);
    this.until += buffer.duration;
  }

  stop(): void {
    void this.context.close();
  }
}
