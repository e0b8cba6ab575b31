import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, type DynamicModule, type Type } from '@nestjs/common';
import { startTestApp } from '../../../test/support/test-app.ts';

// Who may call which route is asked by backend/test/architecture/role-route-matrix.int-spec.ts.
describe('a route without a declared permission', () => {
  class Open {
    peek(): string {
      return 'anything';
    }
  }
  Controller('api/open')(Open);
  Get()(Open.prototype, 'peek', Object.getOwnPropertyDescriptor(Open.prototype, 'peek')!);

  it('prevents the server from starting, with its name in the error', async () => {
    const withOpen = (inner: DynamicModule): Type => {
      class WithOpen {}
      Module({ imports: [inner], controllers: [Open] })(WithOpen);
      return WithOpen;
    };
    await expect(startTestApp({ module: withOpen })).rejects.toThrow(
      'These routes do not declare their access, by @Access: Open.peek',
    );
  });
});
