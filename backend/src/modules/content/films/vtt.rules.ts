/** One line of the captions, with times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const MOST_CUES = 5_000;
const LONGEST_CUE = 500;

/** Captions that cannot be accepted: the error and its line. */
export class CaptionsError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'CaptionsError';
  }
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(`^${TIME}[ \t]+-->[ \t]+${TIME}([ \t].*)?$`);
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

const seconds = ([hours, minutes, whole, thousandths]: (string | undefined)[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;

/** The text without tags for voices, colours and times. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity]!)
    .replace(/[ \t]+/g, ' ')
    .trim();

/**
 * Reads WebVTT (https://www.w3.org/TR/webvtt1/) more strictly than a browser, which skips what it cannot
 * parse: readers who need the captions would miss a line without noticing. Notes, styles, regions and
 * settings are dropped.
 * @throws CaptionsError that names the line
 */
export function readCaptions(file: string): Cue[] {
  const lines = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const fault = (index: number, message: string): CaptionsError => new CaptionsError(index + 1, message);
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0]!))
    throw fault(0, 'The file must begin with WEBVTT. Save the captions as WebVTT (.vtt).');
  const cues: Cue[] = [];
  let at = 1;
  while (at < lines.length && lines[at] !== '') at += 1; // metadata of the file
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const first = at;
    while (at < lines.length && lines[at] !== '') at += 1;
    const block = lines.slice(first, at);
    if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(block[0]!) && !block[0]!.includes('-->')) continue;
    const timing = /->|^\d+:\d/.test(block[0]!) ? 0 : 1; // a name may come first
    const match = TIMING.exec(block[timing] ?? '');
    if (!match)
      throw fault(
        first + Math.min(timing, block.length - 1),
        'Here should be two times, e.g. 00:00:01.000 --> 00:00:04.000.',
      );
    const [start, end] = [seconds(match.slice(1, 5)), seconds(match.slice(5, 9))];
    if (end <= start) throw fault(first + timing, 'The second time must be later than the first.');
    if (start < (cues.at(-1)?.start ?? 0))
      throw fault(first + timing, 'This begins earlier than the one before it.');
    const words = block.slice(timing + 1);
    const arrow = words.findIndex((line) => line.includes('-->'));
    if (arrow >= 0) throw fault(first + timing + 1 + arrow, 'Leave an empty line before the next times.');
    const text = words.map(plain).filter(Boolean).join('\n');
    if (text === '') throw fault(first + timing, 'No words follow these times.');
    if (text.length > LONGEST_CUE)
      throw fault(first + timing + 1, `At most ${LONGEST_CUE} characters fit on the picture at once.`);
    if (cues.length === MOST_CUES) throw fault(first, `At most ${MOST_CUES} captions.`);
    cues.push({ start, end, text });
  }
  if (cues.length === 0) throw fault(lines.length - 1, 'There are no captions in this file.');
  return cues;
}

const clock = (time: number): string => {
  const whole = Math.round(time * 1000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(Math.floor(whole / 3_600_000))}:${part(Math.floor(whole / 60_000) % 60)}:${part(Math.floor(whole / 1000) % 60)}.${part(whole % 1000, 3)}`;
};

/** Writes captions as WebVTT with plain text only. */
export const writeCaptions = (cues: Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ start, end, text }) =>
        `${clock(start)} --> ${clock(end)}\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}\n`,
    )
    .join('\n')}`;
