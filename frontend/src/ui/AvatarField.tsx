import { AVATARS, type AvatarName } from '@bookgrove/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../i18n/index.ts';
import { Art } from './Art.tsx';
import { Avatar, Initials } from './Avatar.tsx';
import { Button } from './Button.tsx';
import styles from './AvatarField.module.css';

/** The choice: a file, a drawn animal (`set:fox`), none (''), or null for no change. */
export type AvatarChoice = { file: File } | { drawn: string } | null;

/** The request body: JSON, or multipart when there is a picture. */
export function bodyOf(fields: Record<string, string>, avatar: AvatarChoice): object {
  if (!avatar) return fields;
  if ('drawn' in avatar) return { ...fields, avatar: avatar.drawn };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('avatar', avatar.file);
  return form;
}

const NAMES: Record<AvatarName, string> = {
  fox: 'Fox',
  lion: 'Lion',
  panda: 'Panda',
  rabbit: 'Rabbit',
  koala: 'Koala',
  frog: 'Frog',
  penguin: 'Penguin',
  bear: 'Bear',
  cat: 'Cat',
  tiger: 'Tiger',
  owl: 'Owl',
  pig: 'Pig',
  sunflower: 'Sunflower',
  cactus: 'Cactus',
  mushroom: 'Mushroom',
  acorn: 'Acorn',
};

const MOST_BYTES = 2 * 1024 * 1024;

interface AvatarFieldProps {
  person: { id: string; first_name: string; last_name: string; avatar: string | null };
  choice: AvatarChoice;
  /** Whether photos are permitted: adults only. */
  photos: boolean;
  error?: string | undefined;
  onChange: (choice: AvatarChoice, problem?: string) => void;
}

/** Field for a drawn animal, or for adults a photo, which the server scales down and strips of metadata. */
export function AvatarField({ person, choice, photos, error, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const group = useId();
  const [shown, setShown] = useState<string | null>(null);
  const file = choice && 'file' in choice ? choice.file : null;
  useEffect(() => {
    if (!file) return setShown(null);
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const avatar = choice && 'drawn' in choice ? choice.drawn || null : (shown ?? person.avatar);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!['image/png', 'image/jpeg', 'image/webp'].includes(chosen.type))
      return onChange(null, t('Choose a PNG, JPG or WebP picture.'));
    if (chosen.size > MOST_BYTES)
      return onChange(null, t('The picture is larger than 2 MB. Choose a smaller one.'));
    onChange({ file: chosen });
  };
  return (
    <aside className={styles['field']} aria-label={t('Avatar')}>
      <div className={styles['stage']}>
        <svg viewBox="0 0 280 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M280 0V110A110 110 0 0 1 170 0Z" fill="var(--book-button)" />
          <path d="M0 220V110A110 110 0 0 1 110 220Z" fill="var(--brand)" />
          <path d="M0 220V165A55 55 0 0 1 55 220Z" fill="var(--brand-strong)" />
        </svg>
        <span className={styles['face']}>
          {avatar || !photos ? (
            <Avatar person={{ id: person.id, avatar }} size={104} round />
          ) : (
            <Initials id={person.id} first={person.first_name} last={person.last_name} />
          )}
        </span>
      </div>
      <h2>
        {t('Avatar')} <small>{t('optional')}</small>
      </h2>
      <p>
        {photos
          ? t('Without a picture we show initials.')
          : t('Students are shown by a drawn animal, never by a photo.')}
      </p>
      <div className={styles['set']} role="radiogroup" aria-label={t('Drawn avatars')}>
        {AVATARS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={group}
              aria-label={t(NAMES[name])}
              checked={avatar === `set:${name}`}
              onChange={() => onChange({ drawn: `set:${name}` })}
            />
            <Art file="animals" name={name} viewBox="0 0 48 48" />
          </label>
        ))}
      </div>
      {photos && (
        <div
          className={styles['drop']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          <input
            ref={input}
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('Picture')}
            className="sr"
            tabIndex={-1}
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
            {t('Choose picture')}
          </Button>
          <p>{t('or drop it here. PNG or JPG, up to 2 MB.')}</p>
        </div>
      )}
      {avatar && (
        <Button tone="plain" size="sm" icon="close" onClick={() => onChange({ drawn: '' })}>
          {t('No picture')}
        </Button>
      )}
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </aside>
  );
}
