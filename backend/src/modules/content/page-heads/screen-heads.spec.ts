import { describe, expect, it } from '@jest/globals';
import type { HeadRequest } from '../../../platform/http/page-head-sources.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ScreenHeads } from './screen-heads.ts';
import { WELCOME } from './screen-texts.ts';

const tenant = {
  id: 'oak',
  name: 'Oak',
  origin: 'http://oak.localhost',
  email: 'oak@school.test',
  logo: null,
  announcement: null,
  language: null,
  demo: false,
};
const request = (path: string, id: string): HeadRequest => ({
  path,
  segments: path.split('/').slice(1),
  tenant: { ...tenant, id },
  files: '',
  language: 'fr',
  named: (title) => title,
  about: '',
});

describe('the head of a landing page', () => {
  it.each([
    ['/', 'oak'],
    ['/', PLATFORM_TENANT_ID],
    ['/library', 'oak'],
    ['/library', PLATFORM_TENANT_ID],
  ])('%s of %s carries its initial content', async (path, id) => {
    const head = await new ScreenHeads().head(request(path, id));
    expect(head?.first).toMatchObject({
      kind: 'library',
      language: 'fr',
      tenant: { id },
      title: WELCOME.fr,
    });
  });

  it('of another screen carries none', async () => {
    expect((await new ScreenHeads().head(request('/global-reach', 'oak')))?.first).toBeUndefined();
  });
});
