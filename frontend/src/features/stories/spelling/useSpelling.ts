import { useEffect, useRef, useState } from 'react';
import { doubtsOf, wordsOf, type Doubt } from './spellingDoubts.ts';

type Pages = readonly { id: string; text: string }[];
type Answer = { word: string; better: string[] }[];

/** Whether there is a dictionary for a language. */
export const canHelp = (tag: string): boolean =>
  tag.split('-')[0]!.toLowerCase() === 'en' && 'Worker' in window;

/** Checks the words of a story on request. No text leaves the device. */
export function useSpelling(language: string) {
  const worker = useRef<Worker | null>(null);
  const [doubts, setDoubts] = useState<Doubt[] | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => () => worker.current?.terminate(), []);

  const look = async (pages: Pages, names: string[]): Promise<void> => {
    setState('busy');
    try {
      const placed = wordsOf(pages, language, names);
      const first = worker.current === null;
      worker.current ??= new Worker(new URL('./spell.worker.ts', import.meta.url), { type: 'module' });
      const dictionary = first ? (await import('./english.ts')).default : undefined;
      const answer = await asked(worker.current, {
        dictionary,
        words: [...new Set(placed.map(({ word }) => word))],
      });
      setDoubts(doubtsOf(placed, new Map(answer.map(({ word, better }) => [word, better]))));
      setState('idle');
    } catch {
      worker.current?.terminate();
      worker.current = null;
      setState('failed');
    }
  };
  /** The word was accepted or corrected. */
  const settle = (done: Doubt) => setDoubts((now) => now && now.filter((one) => one !== done));
  return { look, doubts, settle, state };
}

const asked = (worker: Worker, question: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = () => reject(new Error('The dictionary could not be read.'));
    worker.postMessage(question);
  });
