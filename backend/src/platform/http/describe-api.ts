import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { INestApplication } from '@nestjs/common';
import { ApiProperty, DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { ACCESS, type AccessRule } from './access.ts';
import { IDEMPOTENT, type IdempotencyRule } from './idempotency.ts';
import { WITHOUT_SLASH } from './without-slash.ts';
import { PROBLEM, PROBLEM_RESPONSES } from './problem.schema.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = Record<string, unknown>;

/** What the routes themselves declare, by operation id. */
interface Route {
  access: AccessRule;
  /** Module and controller, e.g. `identity/class-students`: the area of the document, and a file of the client. */
  area: string;
  idempotency: IdempotencyRule | undefined;
  withoutSlash: boolean;
}

/**
 * The OpenAPI 3.1 document of an application's routes. Run by `npm run openapi`, which first loads types and
 * comments; a running server serves the file that this command wrote.
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  describeValidation();
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Bookgrove')
    .setDescription(
      'Schools read, learn and give. The school is that of the host. Every address answers with and without its ' +
        'trailing slash. Refusals are problem details (RFC 9457).',
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'access')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  const routes = routesOf(app);
  for (const [path, item] of Object.entries(document.paths)) {
    let bare = false;
    for (const operation of Object.values(item) as Operation[]) {
      const route = routes.get(operation.operationId!)!;
      bare ||= route.withoutSlash;
      complete(operation, route);
      describeBody(operation, (document.components?.schemas ?? {}) as Record<string, Schema>);
    }
    delete document.paths[path];
    document.paths[bare ? path : `${path}/`] = item;
  }
  document.components = {
    ...document.components,
    schemas: { ...withoutEmpty(document.components?.schemas ?? {}), Problem: PROBLEM },
    responses: PROBLEM_RESPONSES,
  };
  return sorted(document) as OpenAPIObject;
}

/** What each route declares. Operation ids are the names of the methods, so each may exist once. */
function routesOf(app: INestApplication): Map<string, Route> {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const routes = new Map<string, Route>();
  for (const { metatype, host } of app.get(DiscoveryService).getControllers()) {
    const prototype = metatype?.prototype as Record<string, (...parameters: never[]) => unknown>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name]!;
      if (!Reflect.hasMetadata('path', handler)) continue;
      if (routes.has(name))
        throw new Error(`Two routes are called ${name}; their operation ids would be the same`);
      routes.set(name, {
        access: reflector.getAllAndOverride<AccessRule>(ACCESS, [handler, metatype as never]),
        area: `${host!.name.replace(/Module$/, '').toLowerCase()}/${kebab(metatype!.name.replace(/Controller$/, ''))}`,
        idempotency: reflector.get<IdempotencyRule | undefined>(IDEMPOTENT, handler),
        withoutSlash: reflector.get<true | undefined>(WITHOUT_SLASH, handler) === true,
      });
    }
  }
  return routes;
}

/** `ClassStudents` → `class-students`. */
const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** Adds what Swagger does not derive: who may call, possible refusals, the content of multipart bodies. */
function complete(operation: Operation, { access, area, idempotency }: Route): void {
  operation.tags = [area];
  // A summary is one line, however its comment is wrapped.
  if (operation.summary) operation.summary = operation.summary.replace(/\s*\n\s*/g, ' ');
  // A public route knows the caller when there is a token, and answers without one.
  operation.security = access === 'public' ? [{}, { access: [] }] : [{ access: [] }];
  if (access !== 'public' && access !== 'signed-in')
    operation.description = `Needs the permission \`${access}\`.`;
  if (idempotency)
    operation.parameters!.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: idempotency === 'required',
      description: 'The same key and body give the first answer again, for 24 hours.',
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    });
  const places = operation.parameters!.map((parameter) => ('in' in parameter ? parameter.in : ''));
  const refusals = [
    access !== 'public' && '401',
    access !== 'public' && access !== 'signed-in' && '403',
    places.includes('path') && '404',
    (places.includes('query') || operation.requestBody) && '422',
    'default',
  ];
  for (const status of refusals)
    if (status)
      operation.responses[status] ??= {
        $ref: `#/components/responses/${status === 'default' ? 'Problem' : status}`,
      };
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response && !response.description)
      response.description = status === '204' ? 'Done' : 'The answer';
}

/** A body class without members stands for an empty body; a multipart body carries one file. */
function describeBody(operation: Operation, schemas: Record<string, Schema>): void {
  const { content } = (operation.requestBody ?? { content: {} }) as {
    content: Record<string, { schema: { $ref?: string } }>;
  };
  for (const [type, { schema }] of Object.entries(content)) {
    const properties = schemas[schema.$ref?.split('/').at(-1) ?? '']?.['properties'] as
      Record<string, Schema> | undefined;
    if (!properties) continue;
    if (Object.keys(properties).length === 0) {
      delete operation.requestBody;
      delete operation.responses['422'];
    } else if (type === 'multipart/form-data' && 'avatar' in properties) {
      // A form about a person: the picture may be left out, and its member may name one of the drawn avatars
      // instead.
      const avatar = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
      content[type] = {
        schema: { allOf: [schema, { type: 'object', properties: { avatar } }] } as object,
      };
    } else if (type === 'multipart/form-data') {
      const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
      content[type] = {
        schema: { allOf: [schema, { type: 'object', required: ['file'], properties: { file } }] } as object,
      };
    }
  }
}

const withoutEmpty = (schemas: object): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, Schema>).filter(
      ([, { properties }]) => Object.keys(properties ?? {}).length > 0,
    ),
  );

/**
 * Passes the limits that class-validator checks to Swagger. They are evaluated here, so that constants work
 * too.
 */
function describeValidation(): void {
  const stored = (getMetadataStorage() as unknown as { validationMetadatas: Map<new () => object, Check[]> })
    .validationMetadatas;
  for (const [target, checks] of stored) {
    if (typeof target !== 'function') continue;
    const defaults = new target() as Record<string, unknown>;
    for (const check of checks) {
      const options = limitOf(check);
      if (options) ApiProperty(options)(target.prototype as object, check.propertyName);
    }
    for (const property of new Set(checks.map((check) => check.propertyName)))
      if (defaults[property] !== undefined)
        ApiProperty({ default: defaults[property] })(target.prototype as object, property);
  }
}

interface Check {
  type: string;
  name?: string;
  propertyName: string;
  each: boolean;
  constraints?: unknown[];
}

function limitOf({ type, name, each, constraints: [limit] = [] }: Check): Schema | undefined {
  if (type === 'conditionalValidation') return { required: false };
  if (each) return undefined;
  switch (name) {
    case 'isInt':
      return { type: 'integer' };
    case 'isBoolean':
      return { type: 'boolean' };
    case 'min':
      return { minimum: limit };
    case 'max':
      return { maximum: limit };
    case 'maxLength':
      return { maxLength: limit };
    case 'isNotEmpty':
      return { minLength: 1 };
    case 'arrayMaxSize':
      return { maxItems: limit };
    case 'matches':
      return { pattern: (limit as RegExp).source };
    case 'isIn':
      return { enum: limit };
    default:
      return undefined;
  }
}

/**
 * Sorts members, so that the document differs only where something changed. Time formats are recognised by
 * member name.
 */
function sorted(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) {
    const items = node.map((item) => sorted(item));
    return name === 'enum' || name === 'required' ? items.sort() : items;
  }
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([, value]) => value !== undefined);
  const members = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, sorted(value, key)] as const);
  const isTime =
    name.endsWith('_at') &&
    entries.some(([key, value]) => key === 'type' && String(value).startsWith('string'));
  return Object.fromEntries(isTime ? [['format', 'date-time'], ...members] : members);
}
