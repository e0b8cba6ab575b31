import { t } from '../../i18n/index.ts';

/** Result of a device check, as text for the user. */
export interface Finding {
  state: 'good' | 'weak' | 'bad';
  text: string;
}

const SLOW_MS = 1500;

/** Response time of the server, the best of three requests. */
export async function checkConnection(): Promise<Finding> {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const start = performance.now();
    const answer = await fetch('/api/health/live/', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) times.push(performance.now() - start);
  }
  if (times.length === 0)
    return { state: 'bad', text: t('There was no answer. Please check the internet and try again.') };
  const best = Math.round(Math.min(...times));
  return best > SLOW_MS
    ? { state: 'weak', text: t('The library answers after {ms} ms. Books open slowly.', { ms: best }) }
    : { state: 'good', text: t('The library answers after {ms} ms.', { ms: best }) };
}

/** Whether the browser can store data. */
export async function checkStorage(): Promise<Finding> {
  try {
    localStorage.setItem('check', '1');
    localStorage.removeItem('check');
  } catch {
    return {
      state: 'weak',
      text: t(
        'This browser stores nothing, perhaps because its window is private. Reading works; you log in each time.',
      ),
    };
  }
  const { quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return {
    state: 'good',
    text: quota
      ? t('There is room for {size} MB.', { size: Math.round(quota / 1_048_576) })
      : t('This browser remembers your settings.'),
  };
}

/** Whether the browser supports the features that the reader needs. */
export function checkReader(): Finding {
  const missing = [
    !('noModule' in HTMLScriptElement.prototype) && 'modules',
    !('ResizeObserver' in globalThis) && 'ResizeObserver',
    !('IntersectionObserver' in globalThis) && 'IntersectionObserver',
    !('DecompressionStream' in globalThis) && 'DecompressionStream',
    !('sandbox' in HTMLIFrameElement.prototype) && 'sandbox',
    !CSS.supports('columns', '2') && 'columns',
    !CSS.supports('color', 'color-mix(in oklab, red, blue)') && 'color-mix',
  ].filter((name) => name !== false);
  return missing.length === 0
    ? { state: 'good', text: t('This browser has everything the reader needs.') }
    : {
        state: 'bad',
        text: t('This browser is too old for the reader ({missing}). Update it, or try another one.', {
          missing: missing.join(', '),
        }),
      };
}

/** Plays two quiet tones; false when the browser cannot. */
export async function playTone(): Promise<boolean> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    volume.connect(audio.destination);
    [523, 659].forEach((frequency, index) => {
      const note = audio.createOscillator();
      note.frequency.value = frequency;
      note.connect(volume);
      note.start(audio.currentTime + index * 0.35);
      note.stop(audio.currentTime + index * 0.35 + 0.3);
    });
    setTimeout(() => void audio.close(), 1500);
    return true;
  } catch {
    return false;
  }
}
