import { LEADER_STEPS, type LeaderKind, type LeaderStepRule } from '@bookgrove/contract';

/** Texts of a training step. */
export interface StepTexts {
  title: string;
  text: readonly string[];
  /** The question, task or reflection. */
  task: string;
  answers?: readonly string[];
}

const GIVING = [
  'Pages of this library can ask for gifts: for books, for a reading corner, for another school. Children notice who gives and who cannot.',
  'So a gift is never a condition, never a race and never public. Say what the money is for, say what came of it, and thank everybody in the same way.',
];

/** Texts of the training; the right answers and the kinds of steps are in the contract. */
const WORDS: Record<LeaderKind, Record<string, StepTexts>> = {
  teacher: {
    safeguarding: {
      title: 'Keeping children safe',
      text: [
        'Reading together opens doors. A child who trusts you may tell you something that worries you: stay calm, listen, and do not promise to keep it secret.',
        'Write down the child’s own words as soon as you can, with the day and the hour. Tell the person for child protection at your school the same day. You do not investigate, and you do not ask leading questions.',
        'Online it is the same. Write to children only where the school can see it, never from an account of your own.',
      ],
      task: 'A child tells you after book club that somebody hurts them at home and asks you to tell nobody. What do you do?',
      answers: [
        'Promise it, so that the child goes on trusting me, and watch closely.',
        'Listen, say that I have to tell somebody who can help, and go to the school’s person for child protection today.',
        'Call the parents to hear their side first.',
      ],
    },
    'reading-aloud': {
      title: 'Reading aloud so that a room leans in',
      text: [
        'Read the book by yourself first, aloud. Mark three places: where to slow down, where to stop, where to look up.',
        'Before you begin, let the children look at the cover and guess. Stop once or twice, not more, with a question that has no right answer: “What would you do now?”',
        'Give the voice time. Most of us read too fast: a pause after a full stop is a picture in somebody’s head.',
      ],
      task: 'Read one book aloud to a class this week. What did you change, and how did the children answer?',
    },
    'book-club': {
      title: 'Running a book club that children ask for',
      text: [
        'Six to ten children, the same day each week, half an hour. Let them choose from three books; a club whose book was chosen for them is a lesson.',
        'Share the roles: one asks, one looks for the best sentence, one draws. They change every week, so that quiet children lead too.',
        'End with a choice and not with a test: who would you give this book to?',
      ],
      task: 'Hold one meeting. Write down which book, who came, and what you would do differently next time.',
    },
    feedback: {
      title: 'Feedback on children’s writing',
      text: [
        'Say first what the text did to you as a reader: “I held my breath when the door opened.” That is what writers want to know.',
        'Then one thing to work on, and only one, as a question: “How could I know sooner that she is afraid?” A page full of red teaches a child to write less.',
        'Spelling comes last, and the writer decides what is published under their name.',
      ],
      task: 'Give feedback on one child’s text in this way. Write what you said, without the child’s name, and what the child did with it.',
    },
    giving: {
      title: 'Giving money honestly',
      text: GIVING,
      task: 'Your class collects for a school library. Some families cannot give. What do you do?',
      answers: [
        'Put a list of names and sums on the door, so that everybody sees how generous the class is.',
        'Give a sticker to each child who brings money.',
        'Invite everybody to join in, with a story or an idea too, and tell only the whole sum.',
      ],
    },
    mentoring: {
      title: 'Being a mentor',
      text: [
        'A mentor is not a better teacher who shows how it is done. You ask, you listen, you come along and watch when you are invited, and you tell of your own failures.',
        'Agree at the start: how often, how long, what stays between you. An hour every three weeks for half a year is a good beginning.',
        'When somebody needs more than you can give, say so, and help them find it.',
      ],
      task: 'Who accompanied you when you began, and what did they do that helped? What will you do the same way?',
    },
  },
  parent: {
    safeguarding: {
      title: 'Keeping all children safe',
      text: [
        'At a reading evening you meet children of other families. Be friendly, be seen: never alone with a child behind a closed door, no photographs, no numbers exchanged.',
        'If a child tells you something that worries you, listen, and promise no secret. Tell the school the same day; it knows what to do.',
        'What you learn about other families stays where you learned it.',
      ],
      task: 'A child whom you hardly know tells you at a reading evening that they are afraid to go home. What do you do?',
      answers: [
        'Take the child home with me for the night.',
        'Ask the other parents what they know about the family.',
        'Listen, stay where others see us, and tell a teacher or the head at once.',
      ],
    },
    'reading-together': {
      title: 'Reading together at home',
      text: [
        'Ten minutes a day beat an hour on Sunday. The same chair, the same time, no telephone in reach.',
        'Take turns: one page you, one page the child. When a word is hard, wait for three seconds, then say it and go on. The story matters more than the word.',
        'Read in the language in which you dream. A child who hears good stories in one language reads better in every other.',
      ],
      task: 'Read together on three days this week. What made it easy, and what got in the way?',
    },
    'family-evening': {
      title: 'An evening for families',
      text: [
        'You need a room, ten books, and tea. Ask the school for the room and a date, and for somebody of the staff to be there.',
        'Invite by word of mouth, and in the languages that families speak. Ask each family to bring one story: read, told or sung.',
        'Keep it short. An hour that people leave wanting more becomes a habit.',
      ],
      task: 'Hold a small evening, or read in the playground for half an hour. Write down who came and what you would do again.',
    },
    'other-families': {
      title: 'Walking beside another family',
      text: [
        'Some parents had a hard time at school themselves and stay away from it. They need no advice: they need somebody who says “come with me”.',
        'Ask before you help. Tell what was difficult for you. Never compare children.',
        'You are not the school’s messenger. When something is between a family and the school, help them to say it themselves.',
      ],
      task: 'Think of a family that is rarely seen at school. What could be in their way, and what could you offer?',
    },
    giving: {
      title: 'Giving money honestly',
      text: GIVING,
      task: 'A parent asks you how much the others gave for the new books. What do you say?',
      answers: [
        'That nobody knows what others give, that every way of helping counts, and what came together in all.',
        'What most families gave, so that they know what is expected.',
        'The names of those who gave nothing yet.',
      ],
    },
  },
};

/** The steps of a training in order, with their texts. */
export const stepsOf = (kind: LeaderKind): (LeaderStepRule & StepTexts)[] =>
  LEADER_STEPS[kind].map((rule) => ({ ...rule, ...WORDS[kind][rule.key]! }));
