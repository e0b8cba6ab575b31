import type { Words } from './types.ts';

/** Pages about Bookgrove, in English. */
export const about: Record<
  | 'about'
  | 'our-framework'
  | 'our-team'
  | 'navigating-the-platform'
  | 'testimonials'
  | 'acknowledgement'
  | 'contact',
  Words
> = {
  about: {
    title: 'About us',
    summary:
      'Bookgrove gives every school a library of its own on the web, made for children who are learning to love books.',
    body: `Every child should have a shelf to choose from. Not every school has the room, the money or the van that brings the boxes. Bookgrove puts that shelf on the web: at an address of the school’s own, in the school’s colours, open on whatever phone, tablet or computer a child can borrow for ten minutes.

## What a school gets

- **A library.** Books for early readers up to teenagers, sorted by kind, age and reading level, in many languages.
- **A reader that is kind to eyes.** Letters grow, colours change, recorded voices follow the words, and the library remembers the page on every device.
- **A way to bring books in.** Teachers add EPUB and PDF files. Each one is checked, cleaned and described before anybody can open it.
- **Ways in for everyone.** Staff and parents log in with an e-mail address; children with a class code and their name, because a six-year-old has no inbox.

## What we believe

**Choice makes readers.** A child who picks a book finishes it more often than a child who is given one.

**Nobody is measured against a neighbour.** You will find no rankings of children here, no points for speed and no streaks to lose.

**What a child reads is the child’s business.** There is no advertising, nothing is sold on, and no other company watches.

## Open for everybody to see

The program behind Bookgrove is free software under the GNU Affero General Public License. A school may look at every line, run it on its own computer, and take its books away with it whenever it likes.`,
  },
  'our-framework': {
    title: 'Our framework',
    summary:
      'Four steps carry a child from the first picture book to a story of their own: find, read, talk, share.',
    body: `A library alone does not make readers. What happens around the book does. Our framework is a simple loop that a class can walk in a week or a term.

## 1. Find

Children choose. Shelves show covers first, because that is how people choose. Age and level narrow the choice without forbidding anything: a curious child may always reach up, and a tired one may reach down.

*Try it:* give each child two minutes to find a book for somebody else in the class, and let them say why.

## 2. Read

Reading is daily, short and unhurried. Ten minutes that happen every day do more than an hour that is cancelled. The page is kept, so no time goes to finding the place again.

*Try it:* start the morning with ten quiet minutes, teacher included.

## 3. Talk

A book becomes a child’s own when the child has something to say about it. Ask questions that have no wrong answer: which page would you keep? Who would you bring home?

*Try it:* pairs tell each other one thing that surprised them. Nobody writes it down.

## 4. Share

The last step turns readers into authors. A class gathers its stories into a book, a teacher puts it on the school’s shelf, and it stands beside all the others.

*Try it:* make one book for each class and year, with one page for each child.

## How we choose what to build

- It must help one of the four steps.
- It must work on a slow connection and an old phone.
- A child who cannot see, hear or hold a mouse must be able to use it.
- It must ask for the least we can possibly know about a child.`,
  },
  'our-team': {
    title: 'Our team',
    summary:
      'Bookgrove is made in the open by people who write, draw, check and teach. These are the jobs, and how to join in.',
    body: `We would rather tell you what we do than show you a row of portraits. Everybody who works on Bookgrove does one or more of these jobs, and every change they make can be read in the project’s public history.

## The people who build

They write the program, keep it running, and answer when something breaks. Nothing reaches a school before a second person has looked at it and the tests have passed.

## The people who draw and write

The pictures, the demo books and every word on the screens are original. Words are read aloud before they are kept: if a sentence is hard to say, it is hard to read.

## The people who check

They use Bookgrove with a keyboard alone, with a screen reader, on a small phone and on a slow line, and they try to break into it. What they find is mended before anything new is begun.

## The people who teach

Teachers and librarians decide what is worth building. If you are one, we want to hear what got in your way last Tuesday more than what you think of the colours.

## Join in

Write to us through [the contact page](/contact). Tell us which of these jobs sounds like you.`,
  },
  'navigating-the-platform': {
    title: 'Navigating the platform',
    summary: 'Where everything is, for children, parents, teachers and administrators, in five minutes.',
    body: `## Logging in

Open your school’s own address and choose **Log in**.

- **Students** type the class code, find their name and give their password.
- **Teachers, parents and administrators** use their e-mail address and password.
- **Community visitors** use the one password that the school gave them.

Forgot something? A teacher can give a student a new way in. Everybody else can ask the school’s administrator.

## Finding a book

- **Search** in the bar above for a title, an author or a word.
- **Tiles** with pictures show kinds of books: animals, space, folk tales and more.
- **Age** and **level** narrow the choice. A chip with a cross takes a filter away again.

## Reading

Choose **Read**. Turn pages with the arrow keys, a swipe, or the big buttons. The letters button changes size, type and colours. Close the book whenever you like: next time it opens where you stopped.

## For teachers: bringing a book in

Choose **Upload a book** in the menu and drop in EPUB or PDF files, up to twenty at once. Each is checked; if one is refused, you are told what is wrong and where. A book is on the shelf once it is published.

## For administrators

The **Books** table publishes and archives. **Pages** holds the school’s own words for *About us* and *Contact us*. The **Inbox** gathers what people write: questions, problems, requests for a tour.

## On any device

Bookgrove runs in the browser; nothing has to be installed. [Check this device](/test) tells you in a few seconds whether reading, sound and storage work.

## If something is wrong

Use [Report a problem](/report-a-problem). If a child may be in danger, choose **Somebody is not safe** there: it goes to the school at once. In an emergency call your local emergency number first.`,
  },
  testimonials: {
    title: 'What people say',
    summary:
      'Words from children, parents and teachers who read here, shown with their permission and never written by us.',
    body: `Nothing on this page is made up. Each text was sent through the form below and read by a person before it was shown. We correct nothing and we pay nobody.

Children are shown with their first name only, and only when a grown-up sent the words.`,
  },
  acknowledgement: {
    title: 'Acknowledgement',
    summary: 'Thanks to the people whose open work Bookgrove stands on.',
    body: `Bookgrove is built from work that others gave away. We name the parts you can see and feel; the full list, with every licence, lies beside the program’s source.

## Reading

- **foliate-js** turns the pages of EPUB books.
- **PDF.js** draws PDF books.

## Letters

- **Bricolage Grotesque** and **Figtree** set our headings and our text.
- **Atkinson Hyperlegible**, made by the Braille Institute, is the reader’s easy-to-read face.
- **Noto** carries languages that others leave out.

All of them come under the SIL Open Font License.

## Ground

- **PostgreSQL** keeps every school’s data behind a fence of its own.
- **NestJS**, **Fastify** and **Node.js** answer your browser; **React** draws what you see.
- **sharp**, **BullMQ**, **Nodemailer** and **axe-core** do work you never notice, which is praise.

## Ideas

The web’s accessibility guidelines (WCAG 2.2), the design codes for children’s services, and every librarian who ever said “you may keep it another week”.`,
  },
  contact: {
    title: 'Contact us',
    summary: 'Write to {place}. A person reads every message and answers by e-mail.',
    body: `Use the form on this page, or write to [{email}](mailto:{email}).

## What helps us answer

- Which school and class it is about.
- What you wanted to do, and what happened instead.
- If something looks broken, [Report a problem](/report-a-problem) takes a picture along.

## If it is about a child’s safety

Please use [Report a problem](/report-a-problem) and choose **Somebody is not safe**. Such reports go to the school at once. In an emergency, call your local emergency number first.

## Would you like to see it?

[Ask for a tour](/request-a-tour) and choose a time that suits you.`,
  },
};
