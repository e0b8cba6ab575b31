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
  'book-checked': ({ first_name, school, title, link }: BookMailFacts): Text => ({
    subject: `“${title}” is checked`,
    text:
      `Hello ${first_name},\n\nwe have checked “${title}”. Say what it is and by which right it is here, look at it, and put it ` +
      `on the shelf:\n${link}${sign(school)}`,
  }),
  'book-refused': ({ first_name, school, title, link, reason, place }: BookMailFacts): Text => ({
    subject: `“${title}” could not be taken in`,
    text:
      `Hello ${first_name},\n\nwe could not take “${title}” into the library.\n\n${reason ?? ''}` +
      `${place ? `\nWhere: ${place}` : ''}\n\nMend the file and give it to us again here:\n${link}${sign(school)}`,
  }),
  'book-returned': ({ first_name, school, title, link, reason, place }: BookMailFacts): Text => ({
    subject: `“${title}” came back to you`,
    text:
      `Hello ${first_name},\n\nsomebody has looked at “${title}” and asks for a change before it can be read.\n\n` +
      `${reason ?? ''}${place ? `\n\n${place}` : ''}\n\nMend it here:\n${link}${sign(school)}`,
  }),
  'resource-refused': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” could not be taken in`,
      `we could not take the file of “${facts.title}”. What you said of it is kept: choose another file there.`,
    ),
  'book-hidden': ({ first_name, title, link, reason, place }: BookMailFacts): Text => ({
    subject: `A school hid “${title}”`,
    text:
      `Hello ${first_name},\n\n${reason ?? ''}${place ? `\n\n${place}` : ''}\n\n` +
      `Other schools still find the book. What was done with it:\n${link}`,
  }),
  'resource-approve': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” can be found now`,
      'somebody has looked at what you put in for lessons, and it is on the list now.',
    ),
  'resource-return': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” came back to you`,
      'somebody has looked at what you put in for lessons, and asks for a change before it can be found.',
    ),
  'resource-withdraw': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” is off the list`,
      'what you put in for lessons was taken off the list.',
    ),
  'resource-widen': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” is for every school now`,
      'what you put in for lessons is found in every school from now on. Thank you.',
    ),
  'resource-decline': (facts: BookMailFacts): Text =>
    aboutResource(
      facts,
      `“${facts.title}” stays in your school`,
      'what you put in for lessons is found in your school, and is not given to every school.',
    ),
};

/** A word to whoever put something in for lessons. */
function aboutResource(
  { first_name, school, link, reason, place }: BookMailFacts,
  subject: string,
  news: string,
): Text {
  return {
    subject,
    text:
      `Hello ${first_name},\n\n${news}${reason ? `\n\n${reason}` : ''}${place ? `\n\n${place}` : ''}\n\n` +
      `What you put in:\n${link}${sign(school)}`,
  };
}
export type TemplateName = keyof typeof TEMPLATES;
