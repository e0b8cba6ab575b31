import { describe, expect, it } from '@jest/globals';
import {
  contextOf,
  courseOfPath,
  deepLinkAnswer,
  deepLinkOf,
  launchProblem,
  lineItemOf,
  membersOf,
  scoresUrl,
  targetPath,
} from './lti.rules.ts';

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

const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const SETTINGS = {
  deep_link_return_url: 'https://platform.example/deep_links',
  accept_types: ['ltiResourceLink'],
};
const content = (roles: string[], settings: object | undefined = SETTINGS) => ({
  ...GOOD,
  [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
  [`${CLAIM}resource_link`]: undefined,
  [`${CLAIM}roles`]: roles.map((role) => `http://purl.imsglobal.org/vocab/lis/v2/${role}`),
  [`${DL}deep_linking_settings`]: settings,
});

describe('a request for content', () => {
  it('comes from those who teach the course, with settings', () => {
    expect(launchProblem(content(['membership#Instructor']), EXPECTED)).toBeNull();
    for (const role of [
      'membership#Learner',
      'institution/person#Instructor',
      'membership/Instructor#Grader',
    ])
      expect(launchProblem(content([role]), EXPECTED)).toBe('only teachers choose content');
    for (const settings of [
      null,
      { ...SETTINGS, deep_link_return_url: 'javascript:alert(1)' },
      { ...SETTINGS, accept_types: ['file'] },
      { ...SETTINGS, data: 5 },
    ])
      expect(launchProblem(content(['membership#Instructor'], settings as object), EXPECTED)).toBe(
        'deep linking settings are missing',
      );
  });

  it('takes several links unless it says otherwise', () => {
    const of = (more: object) => deepLinkOf({ [`${DL}deep_linking_settings`]: { ...SETTINGS, ...more } });
    expect(of({})).toEqual({ return_url: 'https://platform.example/deep_links', data: '', many: true });
    expect(of({ accept_multiple: false, data: 'x' })).toMatchObject({ many: false, data: 'x' });
  });

  it('is answered by links, with a line item for what gets grades', () => {
    const works = [
      { title: 'Rivers', part_of: '', path: '/course/rivers', graded: true },
      {
        title: 'The Mango Map',
        part_of: 'Books',
        path: '/comprehension-corner/the-mango-map',
        graded: false,
      },
    ];
    expect(deepLinkAnswer({ deployment_id: '1', data: '' }, works, 'https://oak.example')).toEqual({
      [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}deployment_id`]: '1',
      [`${DL}content_items`]: [
        {
          type: 'ltiResourceLink',
          title: 'Rivers',
          url: 'https://oak.example/course/rivers',
          lineItem: { scoreMaximum: 100, label: 'Rivers', resourceId: 'rivers' },
        },
        {
          type: 'ltiResourceLink',
          title: 'The Mango Map',
          text: 'Books',
          url: 'https://oak.example/comprehension-corner/the-mango-map',
        },
      ],
    });
  });
});

describe('people of a platform', () => {
  const service = (more: object) => ({
    [`${CLAIM}context`]: { id: 'c1', label: 'CPS 435' },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: 'https://platform.example/members',
      service_versions: ['2.0'],
      ...more,
    },
  });

  it('are read where the launch says, in the version that is spoken here', () => {
    expect(contextOf(service({}))).toEqual({
      context: 'c1',
      title: 'CPS 435',
      memberships_url: 'https://platform.example/members',
    });
    expect(contextOf(service({ service_versions: ['1.0'] }))).toBeNull();
    expect(contextOf(service({ context_memberships_url: 'file:///etc/passwd' }))).toBeNull();
    expect(contextOf({})).toBeNull();
  });

  it('are the active ones, with the next page', () => {
    const body = {
      members: [
        {
          user_id: '1',
          name: 'Jane',
          roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
        },
        { user_id: '2', status: 'Inactive' },
        { status: 'Active' },
      ],
    };
    expect(membersOf(body, '<https://p.example/m?p=2>; rel="next"')).toEqual({
      members: [{ subject: '1', name: 'Jane', email: '', teaches: true }],
      next: 'https://p.example/m?p=2',
    });
    expect(membersOf(null, '<https://p.example/m>; rel="differences"')).toEqual({ members: [], next: null });
  });
});
