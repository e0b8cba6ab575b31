import { createHmac } from 'node:crypto';

/** Something that a person did, to be stated. */
interface Deed {
  /** Id of the event, a UUID of version 7: a statement that is sent again is the same. */
  id: string;
  /** Name of the actor: not a name of a person. */
  actor: string;
  /** Origin of the school, which the name of the actor is unique in. */
  origin: string;
  kind: 'course' | 'lesson' | 'quiz';
  /** Path of what was done. */
  path: string;
  title: string;
  /** BCP 47, of the title. */
  language: string;
  /** Questions, and those that were right in the end. */
  score?: { right: number; of: number };
}

const TYPES = { course: 'course', lesson: 'lesson', quiz: 'assessment' } as const;

/** The same name for the same person of a school; who does not have the key cannot tell whose it is. */
export const pseudonym = (key: string, userId: string): string =>
  createHmac('sha256', key).update(userId).digest('hex').slice(0, 32);

/** The moment in a UUID of version 7 (RFC 9562, section 5.7). */
export const momentOfId = (id: string): Date => new Date(parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** A statement that something was completed (xAPI 1.0.3, part 2, section 2.4; verbs and types of ADL). */
export function statementOf({ id, actor, origin, kind, path, title, language, score }: Deed): object {
  return {
    id,
    actor: { objectType: 'Agent', account: { homePage: origin, name: actor } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed' } },
    object: {
      objectType: 'Activity',
      id: `${origin}${path}`,
      definition: {
        type: `http://adlnet.gov/expapi/activities/${TYPES[kind]}`,
        name: { [language]: title },
      },
    },
    result: {
      completion: true,
      ...(score &&
        score.of > 0 && {
          score: {
            scaled: Math.round((score.right / score.of) * 100) / 100,
            raw: score.right,
            min: 0,
            max: score.of,
          },
        }),
    },
    timestamp: momentOfId(id).toISOString(),
  };
}

/** The address at which a statement is stored (xAPI 1.0.3, part 3, section 2.1.1). */
export const statementUrl = (endpoint: string, id: string): string =>
  `${endpoint.replace(/\/+$/, '')}/statements?statementId=${id}`;
