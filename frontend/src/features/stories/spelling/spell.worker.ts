import nspell from 'nspell';

let known: ReturnType<typeof nspell> | null = null;

/** Checks words in a worker, because parsing the dictionary and finding suggestions take a while. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ dictionary?: { aff: string; dic: string }; words: string[] }>) => {
    if (data.dictionary) known = nspell(data.dictionary.aff, data.dictionary.dic);
    const unknown = data.words.filter((word) => !known!.correct(word));
    self.postMessage(unknown.map((word) => ({ word, better: known!.suggest(word).slice(0, 3) })));
  },
);
