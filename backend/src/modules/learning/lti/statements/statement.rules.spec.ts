import { describe, expect, it } from '@jest/globals';
import { momentOfId, pseudonym, statementOf, statementUrl } from './statement.rules.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

describe('a statement', () => {
  it('says what was completed by whom, without a name', () => {
    expect(
      statementOf({
        id: ID,
        actor: pseudonym('key', 'user'),
        origin: 'https://oak.example',
        kind: 'quiz',
        path: '/comprehension-corner/the-mango-map',
        title: 'The Mango Map',
        language: 'en',
        score: { right: 2, of: 3 },
      }),
    ).toEqual({
      id: ID,
      actor: {
        objectType: 'Agent',
        account: { homePage: 'https://oak.example', name: expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed' } },
      object: {
        objectType: 'Activity',
        id: 'https://oak.example/comprehension-corner/the-mango-map',
        definition: {
          type: 'http://adlnet.gov/expapi/activities/assessment',
          name: { en: 'The Mango Map' },
        },
      },
      result: { completion: true, score: { scaled: 0.67, raw: 2, min: 0, max: 3 } },
      timestamp: momentOfId(ID).toISOString(),
    });
  });

  it('has no score without questions', () => {
    const of = {
      id: ID,
      actor: 'a',
      origin: 'o',
      kind: 'course',
      path: '/p',
      title: 't',
      language: 'en',
    } as const;
    expect(statementOf({ ...of, score: { right: 0, of: 0 } })).toMatchObject({
      result: { completion: true },
    });
    expect(JSON.stringify(statementOf(of))).not.toContain('score');
  });

  it('names a person alike in one school, and otherwise in another', () => {
    expect(pseudonym('a', 'u')).toBe(pseudonym('a', 'u'));
    expect(new Set([pseudonym('a', 'u'), pseudonym('b', 'u'), pseudonym('a', 'v')]).size).toBe(3);
  });

  it('is stored below the endpoint', () => {
    expect(statementUrl('https://lrs.example/xapi/', 'x')).toBe(
      'https://lrs.example/xapi/statements?statementId=x',
    );
  });
});
