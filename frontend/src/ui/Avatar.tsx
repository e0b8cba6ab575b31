import { AVATARS, type AvatarName } from '@bookgrove/contract';
import { Art } from './Art.tsx';
import styles from './Avatar.module.css';

/** Only the first of the set fall to people; a set that grows changes nobody's face. */
const ANIMALS = 12;

/** The animal of a person without a picture: always the same one for the same id. */
export function animalOf(id: string): AvatarName {
  let hash = 7;
  for (const letter of id) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return AVATARS[hash % ANIMALS] ?? 'fox';
}

interface AvatarProps {
  person: { id: string; avatar: string | null };
  /** Side in px. */
  size: number;
  round?: boolean;
}

/** The drawing that somebody chose (`set:fox`), or the one that falls to them; null for a photo. */
function drawingOf({ id, avatar }: AvatarProps['person']): AvatarName | null {
  if (!avatar) return animalOf(id);
  if (!avatar.startsWith('set:')) return null;
  return AVATARS.find((name) => avatar === `set:${name}`) ?? animalOf(id);
}

/** A person's picture, or a drawn animal. The name stands beside it, so it says nothing itself. */
export function Avatar({ person, size, round = false }: AvatarProps) {
  const drawing = drawingOf(person);
  return (
    <span
      className={round ? `${styles['avatar']} ${styles['round']}` : styles['avatar']}
      style={{ inlineSize: size, blockSize: size }}
    >
      {drawing ? (
        <Art file="animals" name={drawing} viewBox="0 0 48 48" />
      ) : (
        <img src={person.avatar ?? ''} alt="" width={size} height={size} />
      )}
    </span>
  );
}

const TINTS = 6;

/** Initials on a quiet colour, for adults in tables. */
export function Initials({ id, first, last }: { id: string; first: string; last: string }) {
  const tint = ([...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS) + 1;
  return (
    <span
      className={styles['initials']}
      style={{ backgroundColor: `var(--tint-${tint})` }}
      aria-hidden="true"
    >
      {(first[0] ?? '') + (last[0] ?? '')}
    </span>
  );
}
