/** What a template is filled with. */
export interface BookMailFacts {
  first_name: string;
  school: string;
  title: string;
  /** Address of the page it is about. */
  link: string;
  reason?: string;
  place?: string;
}

interface Text {
  subject: string;
  text: string;
}

const sign = (school: string): string => `\n\nYour library at ${school}`;

/** The words of e-mails about books, which go to the school's staff. Plain text; whoever fills it in never writes HTML. */
export const TEMPLATES = {
  'book-ready': ({ first_name, school, title, link }: BookMailFacts): Text => ({
    subject: `“${title}” is ready to read`,
    text: `Hello ${first_name},\n\nwe have checked “${title}” and it can be read now:\n${link}${sign(school)}`,
  }),
  'book-refused': ({ first_name, school, title, link, reason, place }: BookMailFacts): Text => ({
    subject: `“${title}” could not be taken in`,
    text:
      `Hello ${first_name},\n\nwe could not take “${title}” into the library.\n\n${reason ?? ''}` +
      `${place ? `\nWhere: ${place}` : ''}\n\nMend the file and upload it again here:\n${link}${sign(school)}`,
  }),
  'book-returned': ({ first_name, school, title, link, reason, place }: BookMailFacts): Text => ({
    subject: `“${title}” came back to you`,
    text:
      `Hello ${first_name},\n\nsomebody has looked at “${title}” and asks for a change before it can be read.\n\n` +
      `${reason ?? ''}${place ? `\n\n${place}` : ''}\n\nYour uploads:\n${link}${sign(school)}`,
  }),
};
export type TemplateName = keyof typeof TEMPLATES;
