import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import OpdsFeedParser from 'opds-feed-parser';

/** What a reading app makes of a feed of OPDS 1.2. */
export interface Feed1 {
  id: string;
  title: string;
  entries: {
    id: string;
    title: string;
    updated: string;
    authors: { name: string }[];
    links: { rel: string; href: string; type: string }[];
  }[];
  links: { rel: string; href: string; type: string; title?: string }[];
}

const { default: Parser } = OpdsFeedParser as unknown as {
  default: new () => { parse(xml: string): Promise<Feed1> };
};

/** Reads a feed of OPDS 1.2 with the parser that other reading apps use. */
export const read1 = (xml: string): Promise<Feed1> => new Parser().parse(xml);

/** What OPDS Progression 1.0 says of its one document, in its section “Syntax”. */
const PROGRESSION = {
  $id: 'https://drafts.opds.io/schema/progression.schema.json',
  type: 'object',
  required: ['modified', 'device', 'progression'],
  properties: {
    title: { type: 'string' },
    modified: { type: 'string', format: 'date-time' },
    device: {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string', format: 'uri' }, name: { type: 'string', minLength: 1 } },
    },
    progression: { type: 'number', minimum: 0, maximum: 1 },
    references: { type: 'array', items: { type: 'string', format: 'uri-reference' } },
  },
};

const SCHEMAS = join(import.meta.dirname, 'opds-schemas');

/** What the authors of OPDS 2.0 publish for its documents; read once for a run. */
const schemas = (): Ajv => {
  // The published schemas leave types out where a neighbour says them, which the strict mode takes for slips.
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(PROGRESSION);
  for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.schema.json'))
      ajv.addSchema(JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as object);
  return ajv;
};
let known: Ajv | undefined;

/** What the published schema finds wrong with a document of OPDS 2.0; nothing for a right one. */
export function faultsOf(
  kind: 'feed' | 'publication' | 'authentication' | 'progression',
  document: unknown,
): string[] {
  known ??= schemas();
  const judge = known.getSchema(`https://drafts.opds.io/schema/${kind}.schema.json`)!;
  return judge(document)
    ? []
    : judge.errors!.map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
}
