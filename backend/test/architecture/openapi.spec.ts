import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../../src/app.module.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { describeApi } from '../../src/platform/http/describe-api.ts';
import { testSettings } from '../support/settings.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../../libs/api-client/openapi.json'), 'utf8');
const committed = JSON.parse(text) as OpenAPIObject;
let running: OpenAPIObject;

beforeAll(async () => {
  const config = loadConfig(testSettings('postgres://nobody@127.0.0.1:1/none', '.data'));
  running = describeApi(
    await NestFactory.create(AppModule.with(config), new FastifyAdapter(), { logger: false }),
  );
});

/** The declarations of the routes, one line each; types and texts need the whole generation. */
function lines({ paths }: OpenAPIObject): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, NonNullable<(typeof item)['get']>>).map(([method, operation]) =>
      JSON.stringify({
        route: `${method.toUpperCase()} ${path}`,
        id: operation.operationId,
        tags: operation.tags,
        security: operation.security,
        parameters: (operation.parameters ?? []).map((one) =>
          'name' in one ? `${one.in} ${one.name}` : one,
        ),
        takes: Object.keys((operation.requestBody as { content?: object } | undefined)?.content ?? {}),
        answers: Object.keys(operation.responses),
      }),
    ),
  );
}

describe('the committed API document', () => {
  it('matches the routes, callers, parameters and answers of the application (npm run openapi updates it)', () => {
    expect(lines(committed)).toEqual(lines(running));
  });

  it('has the same limits for every body and query', () => {
    const limits = (document: OpenAPIObject) => {
      const schemas = document.components!.schemas as Record<
        string,
        { properties?: Record<string, Record<string, unknown>> }
      >;
      return Object.keys(running.components!.schemas!).flatMap((name) =>
        Object.entries(schemas[name]?.properties ?? {}).map(([member, schema]) =>
          JSON.stringify([
            name,
            member,
            schema['minimum'],
            schema['maximum'],
            schema['maxLength'],
            schema['pattern'],
          ]),
        ),
      );
    };
    expect(limits(committed)).toEqual(expect.arrayContaining(limits(running)));
    expect(limits(running).length).toBeGreaterThan(10);
  });

  it('describes every route in text and every answer by a schema', () => {
    for (const item of Object.values(committed.paths))
      for (const operation of Object.values(item as Record<string, NonNullable<(typeof item)['get']>>)) {
        expect([operation.operationId, operation.summary]).toEqual([
          operation.operationId,
          expect.stringMatching(/\w+ .+\.$/),
        ]);
        const success = Object.entries(operation.responses).find(([status]) => /^[23]/.test(status));
        expect([operation.operationId, JSON.stringify(success)]).toEqual([
          operation.operationId,
          expect.stringMatching(/^\["(204|303)"|"schema":\{"(\$ref|items|oneOf|type|format)/),
        ]);
      }
  });

  it('has no dangling references', () => {
    const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [reference, kind, name] of references)
      expect([reference, Object.keys(committed.components![kind as 'schemas'] ?? {})]).toEqual([
        reference,
        expect.arrayContaining([name]),
      ]);
  });
});
