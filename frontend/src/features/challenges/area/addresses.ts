export const challenges = '/challenges';
export const sdgChallenge = '/sdg-challenge/:challenge';
export const letterChallenge = '/challenges/:letter';
export const challengeRound = '/challenge-round/:roundId';
export const challengeWork = '/challenge-work';
export const challengeDesk = '/make-challenges';
export const challengeEditor = '/make-challenges/:challengeId';

/** What the address of a letter challenge begins with; its product follows. */
export const LETTER_PREFIX = 'write-a-letter-and-change-the-world-with-';

/** The page of a challenge. */
export const challengePath = ({
  slug,
  kind,
  product,
}: {
  slug: string;
  kind: string;
  product: string;
}): string =>
  kind === 'letter' && product !== ''
    ? `/challenges/${LETTER_PREFIX}${encodeURIComponent(product)}`
    : `/sdg-challenge/${encodeURIComponent(slug)}`;
/** The editor of a challenge. */
export const challengeEditorPath = (id: string): string => `/make-challenges/${id}`;
/** A round of a quiz challenge. */
export const challengeRoundPath = (id: string): string => `/challenge-round/${id}`;
