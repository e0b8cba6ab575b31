import type { ResourceDraft } from '@bookgrove/api-client';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  RESOURCE_FILES,
  RESOURCE_MEGABYTES,
  type Language,
} from '@bookgrove/contract';
import { useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { WizardFileField } from '../../../shared/wizard/WizardFileField.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Status } from '../../../ui/Status.tsx';
import { ownResourcesApi } from '../api.ts';
import { fileSummary } from '../labels.ts';
import { kindHelp } from './labels.ts';

/** Step: the file. Its rules are shown first; it is sent in parts and checked on the server. */
export function FileStep({ draft }: { draft: ResourceDraft }) {
  const { kind, check } = draft;
  const [put] = ownResourcesApi.usePutResourceFileMutation();
  const { data: limits } = ownResourcesApi.useGetResourceLimitsQuery(undefined, { skip: kind !== 'film' });
  return (
    <>
      <WizardFileField
        what={kindHelp(kind)}
        endings={RESOURCE_FILES[kind].map((ending) => `.${ending}`)}
        most={kind === 'film' ? (limits?.film_megabytes ?? 200) : RESOURCE_MEGABYTES[kind]}
        again={draft.file_name !== ''}
        onArrived={async (sent) => {
          const { error } = await put({ id: draft.id, resourceFileBody: sent });
          return error ? normalizeError(error) : null;
        }}
      />
      {draft.file_name && (
        <div role="status">
          <b>
            <bdi>{draft.file_name}</bdi>
          </b>{' '}
          {check === 'waiting' && <Status kind="wait" label={t('Being checked')} />}
          {check === 'ready' && <Status kind="ok" label={t('Checked')} />}
          {check === 'refused' && <Status kind="bad" label={t('Refused')} />}
          {check === 'ready' && <p className="soft">{fileSummary(draft)}</p>}
          {check === 'refused' && <p className={styles['refused']}>{draft.refusal}</p>}
          {draft.findings.length > 0 && (
            <>
              <p>{t('To make it safe, we changed this:')}</p>
              <ul>
                {draft.findings.map((finding) => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {kind === 'film' && check === 'ready' && <FilmSides draft={draft} />}
    </>
  );
}

/** The files beside a film: a poster image, taken from the film or uploaded, and captions. */
function FilmSides({ draft }: { draft: ResourceDraft }) {
  const [poster] = ownResourcesApi.usePutResourcePosterMutation();
  const [captions] = ownResourcesApi.usePutResourceCaptionsMutation();
  const [language, setLanguage] = useState<Language>(draft.language || 'en');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const video = useRef<HTMLVideoElement>(null);
  const settle = (error: Parameters<typeof normalizeError>[0] | undefined, field: string) => {
    if (!error) return setErrors({});
    const { fields, message } = normalizeError(error);
    setErrors({ [field]: fields[field] ?? fields['file'] ?? message });
  };
  const putPoster = async (picture: Blob | null) => {
    if (!picture) return;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192)
      binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    settle((await poster({ id: draft.id, resourcePosterBody: { picture: btoa(binary) } })).error, 'picture');
  };
  const take = () => {
    const film = video.current;
    if (!film || film.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(1280, film.videoWidth);
    canvas.height = Math.round((canvas.width * film.videoHeight) / film.videoWidth);
    canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => void putPoster(blob), 'image/jpeg', 0.85);
  };
  return (
    <div className={styles['two']}>
      <fieldset>
        <legend>{t('Poster')}</legend>
        {draft.poster && <img src={draft.poster} alt={t('The poster')} style={{ maxInlineSize: '100%' }} />}
        {draft.file && (
          <video
            ref={video}
            src={draft.file}
            controls
            muted
            aria-label={t('The film')}
            style={{ maxInlineSize: '100%' }}
          />
        )}
        <Button icon="picture" onClick={take}>
          {t('Take this moment as the poster')}
        </Button>
        <FileField
          label={t('Or a picture of your own')}
          hint={t('PNG, JPEG or WebP, 16 to 9, below 600 KB.')}
          error={errors['picture']}
          accept="image/png,image/jpeg,image/webp"
          words={t('Choose a picture')}
          onChange={({ target }) => void putPoster(target.files?.[0] ?? null)}
        />
      </fieldset>
      <fieldset>
        <legend>{t('Captions')}</legend>
        <p className="soft">
          {draft.captions.length > 0
            ? t('There are captions in {languages}.', {
                languages: draft.captions.map((one) => LANGUAGE_NAMES[one]).join(', '),
              })
            : t('What is said in the film, as a WebVTT file (.vtt).')}
        </p>
        <div className={styles['picks']} role="radiogroup" aria-label={t('Language of the captions')}>
          {LANGUAGES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="captions"
                checked={language === one}
                onChange={() => setLanguage(one)}
              />
              {LANGUAGE_NAMES[one]}
            </label>
          ))}
        </div>
        <FileField
          label={t('Captions in {language}', { language: LANGUAGE_NAMES[language] })}
          error={errors['vtt']}
          accept=".vtt,text/vtt"
          words={t('Choose a file')}
          onChange={({ target }) =>
            void target.files?.[0]
              ?.text()
              .then(async (vtt) =>
                settle(
                  (await captions({ id: draft.id, locale: language, captionsBody: { vtt } })).error,
                  'vtt',
                ),
              )
          }
        />
      </fieldset>
    </div>
  );
}
