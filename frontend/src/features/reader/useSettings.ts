import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@bookgrove/contract';
import { readingLogApi } from './api.ts';
import { isNewer, loadSettings, readSettings, saveSettings, type ReaderSettings } from './settings.ts';

/**
 * A person's settings: first those of this browser, then those of the server when they were chosen later on
 * another device. A choice is stored here at once and sent to the server a moment later.
 */
export function useSettings(
  person: string | null,
): [settings: ReaderSettings, change: (settings: ReaderSettings) => void] {
  const [kept, setKept] = useState(() => loadSettings(person));
  const { data } = readingLogApi.useGetReadingSettingsQuery(undefined, {
    skip: !person,
    refetchOnMountOrArgChange: true,
  });
  const [save] = readingLogApi.useSaveReadingSettingsMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!data) return;
    setKept((here) => {
      if (data.settings && isNewer(data.client_time, here.at)) {
        const settings = readSettings(data.settings);
        saveSettings(person, settings, data.client_time!);
        return { settings, at: data.client_time };
      }
      return here;
    });
  }, [data, person]);

  // Chosen here while the server could not be reached.
  const isBehind = data !== undefined && isNewer(kept.at, data.client_time);
  useEffect(() => {
    if (!person || !isBehind) return;
    const { settings, at } = kept;
    const send = () => {
      unsaved.current = null;
      void save({ settings, client_time: at! });
    };
    unsaved.current = send;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, LIMITS.stateSaveThrottle);
  }, [isBehind, kept, person, save]);

  useEffect(() => {
    const flush = () => unsaved.current?.();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
      flush();
    };
  }, []);

  return [
    kept.settings,
    (settings) => {
      const at = new Date().toISOString();
      saveSettings(person, settings, at);
      setKept({ settings, at });
    },
  ];
}
