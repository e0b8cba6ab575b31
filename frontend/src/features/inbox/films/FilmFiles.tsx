import type { FilmDraft } from '@bookgrove/api-client';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import {
  usePutFilmCaptionsMutation,
  useRemoveFilmCaptionsMutation,
  filmsStyles as styles,
} from '../../films/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Video, poster and captions; each is saved as soon as it is chosen. */
export function FilmFiles({ draft, refetch }: { draft: FilmDraft; refetch: () => void }) {
  return (
    <section className={styles['editor']}>
      <h2>{t('Files')}</h2>
      <div className={styles['files']}>
        <div>
          {draft.video_name !== null && (
            <p>
              {t('{name}, {size} MB', {
                name: draft.video_name,
                size: formatNumber(Math.max(0.1, Math.round((draft.video_bytes ?? 0) / 104_858) / 10)),
              })}
            </p>
          )}
          <Sent
            path={`/api/film-drafts/${draft.id}/video/`}
            label={t('Film file')}
            hint={t('MP4 or WebM.')}
            accept="video/mp4,video/webm,.mp4,.webm"
            onSent={refetch}
          />
        </div>
        <div>
          {draft.poster && <img src={draft.poster} alt={t('The poster')} />}
          <Sent
            path={`/api/film-drafts/${draft.id}/poster/`}
            label={t('Poster')}
            hint={t('PNG, JPEG or WebP, 16 to 9.')}
            accept="image/png,image/jpeg,image/webp"
            onSent={refetch}
          />
        </div>
      </div>
      <h2>{t('Captions')}</h2>
      <ul className={styles['captions']}>
        {LANGUAGES.map((one) => (
          <Captions key={one} film={draft.id} language={one} there={draft.captions.includes(one)} />
        ))}
      </ul>
    </section>
  );
}

function Sent({
  path,
  label,
  hint,
  accept,
  onSent,
}: {
  path: string;
  label: string;
  hint: string;
  accept: string;
  onSent: () => void;
}) {
  const store = useStore() as SessionStore;
  const dispatch = useDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setError('');
    setShare(0);
    const sent = await sendFile('PUT', path, file, store, setShare);
    setShare(null);
    if ('error' in sent) setError(sent.error.fields['file'] ?? sent.error.message);
    else {
      dispatch(showToast('ok', t('The file is stored')));
      onSent();
    }
  };
  return (
    <>
      <FileField
        label={label}
        hint={hint}
        words={share === null ? t('Choose a file') : t('Sending')}
        accept={accept}
        error={error || undefined}
        disabled={share !== null}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      {share !== null && <Progress label={t('Sending {name}', { name: label })} value={share * 100} />}
    </>
  );
}

function Captions({ film, language, there }: { film: string; language: Language; there: boolean }) {
  const [put] = usePutFilmCaptionsMutation();
  const [remove] = useRemoveFilmCaptionsMutation();
  const [wrong, setWrong] = useState('');
  const dispatch = useDispatch();
  const name = LANGUAGE_NAMES[language];
  const settle = (error: Parameters<typeof normalizeError>[0] | undefined, words: string) => {
    const fault = error && normalizeError(error);
    setWrong(fault ? (fault.fields['vtt'] ?? fault.message) : '');
    if (!fault) dispatch(showToast('ok', words));
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { error } = await put({ id: film, locale: language, captionsBody: { vtt: await file.text() } });
    settle(error, t('The captions are stored'));
  };
  return (
    <li>
      <FileField
        accept=".vtt,text/vtt"
        words={t('Choose a file')}
        label={
          there
            ? t('Captions in {language}: there', { language: name })
            : t('Captions in {language}: missing', { language: name })
        }
        hint={t('A WebVTT file.')}
        error={wrong || undefined}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {there && (
        <Button
          size="sm"
          onClick={() =>
            void remove({ id: film, locale: language }).then(({ error }) =>
              settle(error, t('The captions are gone')),
            )
          }
        >
          {t('Take the captions in {language} away', { language: name })}
        </Button>
      )}
    </li>
  );
}
