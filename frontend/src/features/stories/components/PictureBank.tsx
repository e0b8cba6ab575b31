import { DESIGN_STICKERS, type DesignColor, type DesignSticker } from '@bookgrove/contract';
import { STICKERS } from '@bookgrove/contract/art';
import {
  CLIPART_GROUPS,
  clipartColors,
  clipartShape,
  findClipart,
  loadAllClipartWords,
  loadClipartWords,
  type ClipartGroup,
  type ClipartWords,
  type SkinTone,
} from '@bookgrove/contract/clipart';
import { SCENE_SIZE } from '@bookgrove/contract/stories';
import { useDeferredValue, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/index.ts';
import { StickerPicture } from '../../../shared/art/StickerPicture.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { OwnPictureButton } from '../../../ui/OwnPictureButton.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAddStoryMediaMutation } from '../api.ts';
import { useClipart } from '../clipart.ts';
import { MIDDLE, type NewElement } from '../scene.ts';
import { SkinTones } from './SkinTones.tsx';
import styles from './Tools.module.css';

const GROUP_NAMES: Record<ClipartGroup | 'sticker', string> = {
  people: 'People',
  jobs: 'People at work',
  feelings: 'Feelings',
  animals: 'Animals',
  nature: 'Nature',
  food: 'Food',
  places: 'Places',
  travel: 'On the way',
  things: 'Things',
  tales: 'Fairy tales',
  sticker: 'In two colours',
};
const GROUPS = [...CLIPART_GROUPS, 'sticker'] as const;
type Group = (typeof GROUPS)[number];

/** How many pictures are shown before somebody asks for more. */
const EACH = 48;
/** Groups of people, whose skin can be chosen before one is added. */
const SKINNED: readonly Group[] = ['people', 'jobs', 'tales'];
/** The words of all languages, and those of the interface. */
interface Words {
  all: ClipartWords[];
  shown: ClipartWords;
}

/** The pictures of the product by group, found by words in four languages, and the author's own pictures. */
export default function PictureBank({
  story,
  onAdd,
  color,
}: {
  story: string;
  onAdd: (made: NewElement) => void;
  color: DesignColor;
}) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>('people');
  const [many, setMany] = useState(EACH);
  const [skin, setSkin] = useState<SkinTone>('medium');
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let open = true;
    void Promise.all([loadAllClipartWords(), loadClipartWords(language())]).then(
      ([all, shown]) => open && setWords({ all, shown }),
    );
    return () => {
      open = false;
    };
  }, []);
  const wanted = useDeferredValue(search.trim());
  const names = !words
    ? []
    : wanted
      ? findClipart(wanted, words.all)
      : group === 'sticker'
        ? DESIGN_STICKERS.map((name) => `sticker:${name}`)
        : Object.keys(words.shown).filter((name) => name.startsWith(`${group}/`));
  const page = names.slice(0, many);
  useClipart(page);
  const nameOf = (picture: string) => {
    const sticker = stickerIn(picture);
    return sticker ? t(STICKERS[sticker].name) : (words?.shown[picture]?.[0] ?? picture);
  };
  const pick = (picture: string) => {
    const sticker = stickerIn(picture);
    onAdd(
      sticker
        ? {
            kind: 'sticker',
            ...MIDDLE,
            w: 220,
            h: 220,
            sticker,
            color,
            second: color === 'sun' ? 'clay' : 'sun',
          }
        : {
            kind: 'clipart',
            ...MIDDLE,
            w: 220,
            h: 220,
            clipart: picture,
            skin: clipartShape(picture)?.skins ? skin : null,
            color: null,
          },
    );
  };
  return (
    <div className={styles['bank']}>
      <Field
        label={t('Search pictures')}
        hint={t('In English, French, Arabic or Hindi.')}
        type="search"
        icon="search"
        value={search}
        dir="auto"
        onChange={({ target }) => {
          setSearch(target.value);
          setMany(EACH);
        }}
      />
      {!wanted && (
        <div className={styles['groups']} role="group" aria-label={t('Kinds of pictures')}>
          {GROUPS.map((one) => (
            <Button
              key={one}
              size="sm"
              tone={one === group ? 'main' : 'line'}
              aria-pressed={one === group}
              onClick={() => {
                setGroup(one);
                setMany(EACH);
              }}
            >
              {t(GROUP_NAMES[one])}
            </Button>
          ))}
        </div>
      )}
      {(wanted || SKINNED.includes(group)) && <SkinTones chosen={skin} onChoose={setSkin} />}
      {!words && <SkeletonLine height={220} />}
      <p className="sr" role="status">
        {words && wanted
          ? t('{count, plural, =0 {No picture found} one {# picture found} other {# pictures found}}', {
              count: names.length,
            })
          : ''}
      </p>
      {words && names.length === 0 && <p>{t('No picture has this name.')}</p>}
      <ul className={styles['tiles']}>
        {page.map((picture) => {
          const sticker = stickerIn(picture);
          const name = nameOf(picture);
          return (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('Add {name}', { name })}
                title={name}
                onClick={() => pick(picture)}
              >
                {sticker ? (
                  <StickerPicture sticker={sticker} />
                ) : (
                  <ClipartPicture picture={picture} skin={skin} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {names.length > many && (
        <Button onClick={() => setMany(many + EACH)}>
          {t('More pictures ({count})', { count: formatNumber(names.length - many) })}
        </Button>
      )}
      <OwnPicture story={story} onAdd={onAdd} />
    </div>
  );
}

const stickerIn = (picture: string): DesignSticker | undefined =>
  DESIGN_STICKERS.find((name) => picture === `sticker:${name}`);

/** A picture on its button; the button's label describes it. */
function ClipartPicture({ picture, skin }: { picture: string; skin: SkinTone }) {
  const shape = clipartShape(picture);
  if (!shape) return <svg viewBox="0 0 32 32" aria-hidden="true" />;
  const colors = clipartColors(shape, skin, null);
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {shape.paths.map((d, index) => (
        <path
          key={index}
          d={d}
          fill={colors[shape.fills[index]!]}
          fillRule={shape.holes?.includes(index) ? 'evenodd' : undefined}
          opacity={shape.faint?.find(([path]) => path === index)?.[1]}
        />
      ))}
    </svg>
  );
}

/** Adds a picture from the author's device. */
function OwnPicture({ story, onAdd }: { story: string; onAdd: (made: NewElement) => void }) {
  const [add, adding] = useAddStoryMediaMutation();
  const dispatch = useDispatch();
  const take = async (content: string) => {
    const answer = await add({ id: story, storyMediaBody: { kind: 'picture', content } });
    if (answer.error) {
      dispatch(showToast('bad', normalizeError(answer.error).message));
      return;
    }
    const { id, width, height } = answer.data;
    const scale = Math.min(SCENE_SIZE.width / (width ?? 1), SCENE_SIZE.height / (height ?? 1)) * 0.8;
    onAdd({
      kind: 'picture',
      ...MIDDLE,
      w: Math.round((width ?? 1) * scale),
      h: Math.round((height ?? 1) * scale),
      picture: id,
    });
  };
  return (
    <>
      <p className="soft">
        {t('A picture of your own: something that you drew or took yourself, without faces.')}
      </p>
      <OwnPictureButton
        label={t('Use a picture of mine')}
        busy={adding.isLoading}
        onPicture={(picture) => void take(picture)}
      />
    </>
  );
}
