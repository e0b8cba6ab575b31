import { describe, expect, it } from '@jest/globals';
import { courseOfPath, launchProblem, lineItemOf, scoresUrl, targetPath } from './lti.rules.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const GOOD = {
  aud: 'tool',
  nonce: 'n',
  sub: 'a6d5c443',
  [`${CLAIM}version`]: '1.3.0',
  [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
  [`${CLAIM}deployment_id`]: '07940580',
  [`${CLAIM}resource_link`]: { id: '200d101f' },
};
const EXPECTED = { client_id: 'tool', deployments: ['07940580'], nonce: 'n' };

describe('a launch', () => {
  it('is accepted as the standard shows it, also with several audiences', () => {
    expect(launchProblem(GOOD, EXPECTED)).toBeNull();
    expect(launchProblem({ ...GOOD, aud: ['tool', 'b'], azp: 'tool' }, EXPECTED)).toBeNull();
  });

  it.each([
    [{ aud: ['tool', 'b'] }, 'azp is missing'],
    [{ azp: 'b' }, 'azp names another tool'],
    [{ nonce: 'm' }, 'nonce is another'],
    [{ [`${CLAIM}version`]: '1.1' }, 'version is not 1.3.0'],
    [{ [`${CLAIM}message_type`]: 'LtiOther' }, 'message type is unknown'],
    [{ [`${CLAIM}deployment_id`]: '1' }, 'deployment is unknown'],
    [{ sub: '' }, 'sub is missing'],
    [{ [`${CLAIM}resource_link`]: {} }, 'resource link is missing'],
  ])('with %j is refused', (change, problem) => {
    expect(launchProblem({ ...GOOD, ...change }, EXPECTED)).toBe(problem);
  });

  it('opens a path of this site alone', () => {
    const at = (uri: string) => targetPath({ [`${CLAIM}target_link_uri`]: uri }, 'https://oak.example');
    expect(at('https://oak.example/course/rivers?x=1')).toBe('/course/rivers');
    expect(at('https://evil.example/course/rivers')).toBe('/dashboard');
    expect(at('https://oak.example/api/auth')).toBe('/dashboard');
    expect(at('https://oak.example//evil.example/course')).toBe('/dashboard');
    expect(at('https://oak.example/')).toBe('/dashboard');
    expect(at('nonsense')).toBe('/dashboard');
    expect(courseOfPath('/course/rivers/one/two')).toBe('rivers');
    expect(courseOfPath('/library/rivers')).toBe('');
  });

  it('names where grades go, when the platform takes scores', () => {
    const ags = (scope: string[]) => ({
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        scope,
        lineitem: 'https://a.example/l?t=1',
      },
    });
    expect(lineItemOf(ags(['https://purl.imsglobal.org/spec/lti-ags/scope/score']))).toBe(
      'https://a.example/l?t=1',
    );
    expect(lineItemOf(ags([]))).toBe('');
    expect(scoresUrl('https://a.example/l?t=1')).toBe('https://a.example/l/scores?t=1');
  });
});
