import { DESIGN_SHAPES, DESIGN_SIZES, DESIGN_STICKERS, type DesignSize } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { OwnPictureButton } from '../../../ui/OwnPictureButton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useAddDesignPictureMutation,
  useDeleteDesignPictureMutation,
  useGetDesignPictureQuery,
  useListDesignPicturesQuery,
} from '../api.ts';
import { SHAPES, STICKERS } from '@bookgrove/contract/art';
import type { NewElement } from '../model.ts';
import { StickerPicture } from '../../../shared/art/StickerPicture.tsx';
import styles from './Panels.module.css';

/** Panel that adds elements to the page. */
export function AddPanel({ size, onAdd }: { size: DesignSize; onAdd: (element: NewElement) => void }) {
  const { width, height } = DESIGN_SIZES[size];
  const middle = { x: width / 2, y: height / 2, turn: 0 };
  const [search, setSearch] = useState('');
  const found = DESIGN_STICKERS.filter((name) =>
    t(STICKERS[name].name).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );
  return (
    <>
      <details className={styles['panel']} open>
        <summary>{t('Text and shapes')}</summary>
        <div className={styles['inside']}>
          <Button
            icon="plus"
            onClick={() =>
              onAdd({
                kind: 'text',
                ...middle,
                w: width * 0.8,
                h: 130,
                text: t('Your words'),
                font: 'head',
                size: 90,
                bold: true,
                align: 'center',
                color: 'ink',
              })
            }
          >
            {t('Add text')}
          </Button>
          <ul className={styles['tiles']}>
            {DESIGN_SHAPES.map((shape) => (
              <li key={shape}>
                <button
                  type="button"
                  aria-label={t('Add {name}', { name: t(SHAPES[shape].name) })}
                  title={t(SHAPES[shape].name)}
                  onClick={() =>
                    onAdd({
                      kind: 'shape',
                      ...middle,
                      w: 320,
                      h: shape === 'line' ? 60 : 320,
                      shape,
                      color: 'clay',
                    })
                  }
                >
                  <svg viewBox="0 0 100 100" aria-hidden="true">
                    <path d={SHAPES[shape].d} fill="currentColor" />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <details className={styles['panel']} open>
        <summary>{t('Pictures of the bank')}</summary>
        <div className={styles['inside']}>
          <Field
            label={t('Search pictures')}
            type="search"
            icon="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {found.length === 0 && <p>{t('No picture has this name.')}</p>}
          <ul
            className={`${styles['tiles']} ${styles['many']}`}
            tabIndex={0}
            aria-label={t('Pictures of the bank')}
          >
            {found.map((sticker) => (
              <li key={sticker}>
                <button
                  type="button"
                  aria-label={t('Add {name}', { name: t(STICKERS[sticker].name) })}
                  title={t(STICKERS[sticker].name)}
                  onClick={() =>
                    onAdd({
                      kind: 'sticker',
                      ...middle,
                      w: 280,
                      h: 280,
                      sticker,
                      color: 'clay',
                      second: 'sun',
                    })
                  }
                >
                  <StickerPicture sticker={sticker} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <details className={styles['panel']}>
        <summary>{t('Pictures of my own')}</summary>
        <div className={styles['inside']}>
          <OwnPictures
            onAdd={({ id, width: wide, height: high }) => {
              const scale = Math.min(1, 600 / Math.max(wide, high));
              onAdd({
                kind: 'picture',
                ...middle,
                w: Math.max(4, Math.round(wide * scale)),
                h: Math.max(4, Math.round(high * scale)),
                picture: id,
              });
            }}
          />
        </div>
      </details>
    </>
  );
}

function OwnPictures({ onAdd }: { onAdd: (picture: { id: string; width: number; height: number }) => void }) {
  const { data: pictures = [] } = useListDesignPicturesQuery();
  const [add, adding] = useAddDesignPictureMutation();
  const dispatch = useDispatch();
  const take = async (picture: string) => {
    const answer = await add({ picture });
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else onAdd(answer.data);
  };
  return (
    <>
      <p className="soft">
        {t('Only pictures that are yours, and no faces of children. Nobody else sees them here.')}
      </p>
      <OwnPictureButton
        label={t('Choose a picture')}
        busy={adding.isLoading}
        onPicture={(picture) => void take(picture)}
      />
      <ul className={styles['own']}>
        {pictures.map((picture, index) => (
          <OwnPicture key={picture.id} id={picture.id} number={index + 1} onAdd={() => onAdd(picture)} />
        ))}
      </ul>
    </>
  );
}

function OwnPicture({ id, number, onAdd }: { id: string; number: number; onAdd: () => void }) {
  const { data } = useGetDesignPictureQuery(id);
  const [remove] = useDeleteDesignPictureMutation();
  return (
    <li>
      <button type="button" aria-label={t('Add my picture {number}', { number })} onClick={onAdd}>
        {data && <img src={data.picture} alt="" />}
      </button>
      <IconButton
        icon="close"
        label={t('Delete my picture {number}', { number })}
        onClick={() => void remove(id)}
      />
    </li>
  );
}
