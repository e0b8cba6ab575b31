import { Art } from './Art.tsx';
import styles from './Avatar.module.css';

const ANIMALS = [
  'fox',
  'lion',
  'panda',
  'rabbit',
  'koala',
  'frog',
  'penguin',
  'bear',
  'cat',
  'tiger',
  'owl',
  'pig',
] as const;

/** The animal of a person without a picture: always the same one for the same id. */
export function animalOf(id: string): (typeof ANIMALS)[number] {
  let hash = 7;
  for (const letter of id) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return ANIMALS[hash % ANIMALS.length] ?? 'fox';
}

interface AvatarProps {
  person: { id: string; avatar: string | null };
  /** Side in px. */
  size: number;
  round?: boolean;
}

/** A person's picture, or a drawn animal. The name stands beside it, so it says nothing itself. */
export function Avatar({ person, size, round = false }: AvatarProps) {
  return (
    <span
      className={round ? `${styles['avatar']} ${styles['round']}` : styles['avatar']}
      style={{ inlineSize: size, blockSize: size }}
    >
      {person.avatar ? (
        <img src={person.avatar} alt="" width={size} height={size} />
      ) : (
        <Art file="animals" name={animalOf(person.id)} viewBox="0 0 48 48" />
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
