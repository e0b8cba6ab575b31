import type { LeaderLetter, LeaderNewsKind } from '../../identity/contract.ts';

interface Facts extends LeaderLetter {
  school: string;
  first_name: string;
  /** Address of the person's own page of the programme. */
  link: string;
}
interface Words {
  subject: (title: string, facts: Facts) => string;
  body: (title: string, facts: Facts) => string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const until = ({ valid_until }: Facts): string => (valid_until ? day.format(valid_until) : '');

/** What each piece of news says. Who is meant by "somebody" stands behind the link, and in no e-mail. */
const NEWS: Record<LeaderNewsKind, Words> = {
  nominated: {
    subject: (title) => `You were nominated as a ${title}`,
    body: (title) =>
      `somebody at your school thinks that you should be a ${title}, and says why. Nothing happens unless you say yes. ` +
      `Read it, then apply or say no:`,
  },
  submitted: {
    subject: (title) => `We have your application as a ${title}`,
    body: () => `thank you. A person of our team reads it and answers by e-mail. You can follow it here:`,
  },
  training: {
    subject: (title) => `Welcome to the training of ${title}s`,
    body: () => `your application is approved. The training waits for you, in short steps at your own pace:`,
  },
  recognised: {
    subject: (title) => `You are a ${title}`,
    body: (title, facts) =>
      `congratulations: you are recognised as a ${title}. Your badge is valid until ${until(facts)}. Print it, and say ` +
      `whether you would like to be somebody’s mentor:`,
  },
  declined: {
    subject: (title) => `Your application as a ${title}`,
    body: (_title, { decline_reason }) =>
      `thank you for applying. We cannot say yes this time.\n\n${decline_reason ?? ''}\n\nYou can apply again after ninety days:`,
  },
  reopened: {
    subject: (title) => `Your application as a ${title} is looked at again`,
    body: () =>
      `our last e-mail about your application came too early: we are looking at it again, and write to you once more. ` +
      `Please excuse it. Where it stands:`,
  },
  renewal_in_30: {
    subject: (title) => `Your badge as a ${title} ends in thirty days`,
    body: (_title, facts) =>
      `your badge is valid until ${until(facts)}. Renew it for another year with a short report of this one:`,
  },
  renewal_in_7: {
    subject: (title) => `Your badge as a ${title} ends in a week`,
    body: (_title, facts) =>
      `your badge ends on ${until(facts)}. To keep it, renew it before that day; it takes some minutes:`,
  },
  renewed: {
    subject: (title) => `Your badge as a ${title} is renewed`,
    body: (_title, facts) => `thank you for another year. Your badge is valid until ${until(facts)} now:`,
  },
  lapsed: {
    subject: (title) => `Your badge as a ${title} has ended`,
    body: () =>
      `your badge was not renewed in time, so it has ended, and so has your mentoring. You can apply again whenever you like:`,
  },
  mentor_asked: {
    subject: () => 'Somebody asks you to be their mentor',
    body: () => `somebody at your school would like you as a mentor. See who it is, and answer:`,
  },
  mentee_offered: {
    subject: (title) => `A ${title} offers to be your mentor`,
    body: (title) =>
      `a ${title} of your school offers to accompany you for a while. See who it is, and answer:`,
  },
  mentoring_started: {
    subject: () => 'Your mentoring begins',
    body: () => `you both said yes. Agree on a first meeting, and note it here afterwards:`,
  },
  mentoring_refused: {
    subject: () => 'Your mentoring does not come about',
    body: () => `it does not work out this time. There may be others:`,
  },
  mentoring_ended: {
    subject: () => 'Your mentoring has ended',
    body: () => `your mentoring was brought to its end. What you noted stays there to read:`,
  },
};

/** The e-mail about one piece of news. */
export function leaderLetter(news: LeaderNewsKind, facts: Facts): { subject: string; text: string } {
  const title = facts.kind === 'teacher' ? 'Superpower Teacher' : 'Superpower Parent';
  const { subject, body } = NEWS[news];
  return {
    subject: subject(title, facts),
    text: `Hello ${facts.first_name},\n\n${body(title, facts)}\n${facts.link}\n\nYour library at ${facts.school}`,
  };
}
