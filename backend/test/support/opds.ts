import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import OpdsFeedParser from 'opds-feed-parser';

/** A parsed OPDS 1.2 feed, as reading apps see it. */
interface Feed1 {
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

/** Schema of an OPDS Progression 1.0 document, from its section “Syntax”. */
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

/** The published JSON schemas of OPDS 2.0, loaded once for each run. */
const schemas = (): Ajv => {
  // The published schemas omit types that a sibling keyword implies, which strict mode reports as errors.
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(PROGRESSION);
  for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.schema.json'))
      ajv.addSchema(JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as object);
  return ajv;
};
let known: Ajv | undefined;

/** Violations of the published schema in an OPDS 2.0 document. */
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
