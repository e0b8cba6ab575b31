import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const featuresWith = async (settings: Record<string, string>): Promise<string[]> => {
  app = await startTestApp({ settings });
  const school = await app.makeSchool('oak');
  const { body } = await app.ask<{ features: string[] }>(school, 'GET', '/api/current-tenant/');
  return body.features;
};

describe('the optional features of a school', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['without keys', {}, false],
    ['with a key', { CANVA_CLIENT_ID: 'OC-AYy0' }, true],
  ])('is Canva %s: %#', async (_case, settings, offered) => {
    expect((await featuresWith(settings)).includes('canva')).toBe(offered);
  });
});
