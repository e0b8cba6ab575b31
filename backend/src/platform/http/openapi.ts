import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** Written by `npm run openapi` and committed; the web app's client is generated from it. */
const DOCUMENT = join(import.meta.dirname, '../../../../libs/api-client/openapi.json');

/** `/api/docs` for people and `/api/openapi.json` for programs. */
export async function serveDocuments(app: NestFastifyApplication): Promise<void> {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Bookgrove API',
    raw: ['json'],
  });
}
