import { clipartIn } from '@bookgrove/contract/art';
import { hasClipart, loadClipart, loadClipartWords, type ClipartWords } from '@bookgrove/contract/clipart';
import type { Scene } from '@bookgrove/contract/stories';
import { useEffect, useReducer, useState } from 'react';
import { language } from '../../i18n/index.ts';

/** Loads the shapes of built-in pictures (`animals/cat`) and renders again when they are here. */
export function useClipart(pictures: readonly string[]): boolean {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const wanted = pictures.join(' ');
  useEffect(() => {
    const names = wanted ? wanted.split(' ') : [];
    if (hasClipart(names)) return;
    let open = true;
    void loadClipart(names).then(() => open && refresh());
    return () => {
      open = false;
    };
  }, [wanted]);
  return hasClipart(pictures);
}

/** Names of built-in pictures by language, once loaded. */
const known = new Map<string, ClipartWords>();

/**
 * The names of the built-in pictures in the language of the interface; null until they are loaded, and where the scene
 * shows none.
 */
export function useClipartWords(scene: Scene): ClipartWords | null {
  const needed = clipartIn(scene).length > 0;
  const shown = language();
  const [, refresh] = useState<ClipartWords>();
  useEffect(() => {
    if (!needed || known.has(shown)) return;
    let open = true;
    void loadClipartWords(shown).then((words) => {
      known.set(shown, words);
      if (open) refresh(words);
    });
    return () => {
      open = false;
    };
  }, [needed, shown]);
  return known.get(shown) ?? null;
}
