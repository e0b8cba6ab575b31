interface Text {
  subject: string;
  text: string;
}

/** Tells a school's administrators that the platform's team looked through somebody's eyes. */
export const supportLookLetter = (facts: {
  first_name: string;
  school: string;
  person: string;
  by: string;
  reason: string;
  at: string;
  link: string;
}): Text => ({
  subject: `Support looked at an account of ${facts.school}`,
  text:
    `Hello ${facts.first_name},\n\n${facts.by} of the platform’s team looked at the account of ${facts.person}, ` +
    `from ${facts.at} on and for half an hour at most. Nothing can be changed that way.\n\n` +
    `Their reason:\n${facts.reason}\n\nWhat was looked at stands in your audit:\n${facts.link}` +
    `\n\nYour library at ${facts.school}`,
});

/** Tells a class's teachers that somebody tries passwords on their students. */
export const sprayLetter = (facts: {
  first_name: string;
  school: string;
  class_name: string;
  link: string;
}): Text => ({
  subject: `Wrong passwords for many students of ${facts.class_name}`,
  text:
    `Hello ${facts.first_name},\n\nwithin a few minutes, wrong passwords were tried on many students of ` +
    `${facts.class_name}. Perhaps the class had a hard morning. Perhaps somebody who knows the class code is guessing.` +
    `\n\nNobody is locked out. If it was not the class, change its code: the old one then opens nothing.\n${facts.link}` +
    `\n\nYour library at ${facts.school}`,
});
