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
