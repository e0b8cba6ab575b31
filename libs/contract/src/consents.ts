/** One version of a consent text. A change of meaning is a new version, and asks every family again. */
export interface ConsentText {
  /** Date from which it is valid; also its name. */
  version: string;
  title: string;
  /** What a guardian consents to. */
  text: string;
  /** The same, worded for the child. */
  child: string;
}

/**
 * Purposes for which a school asks families, each separately. Newest text first; older ones stay, because a
 * consent belongs to the text of its day.
 */
export const CONSENTS = {
  public_name: [
    {
      version: '2026-11-21',
      title: 'Show the first name',
      text: 'The first name may stand under stories and pictures that people outside the school can see. The surname never does.',
      child: 'People outside your school may see your first name under what you make.',
    },
  ],
  publish: [
    {
      version: '2026-11-21',
      title: 'Publish stories',
      text: 'Stories that a teacher has approved may be published, so that people outside the school can read them.',
      child: 'When your teacher says that a story is ready, people everywhere may read it.',
    },
  ],
  sale: [
    {
      version: '2026-11-21',
      title: 'Sell books for a good cause',
      text: 'Books that your child made may be sold. The money goes to the school or its charity, never to the child.',
      child: 'People may buy a book that you made. The money helps others.',
    },
  ],
  photo: [
    {
      version: '2026-11-22',
      title: 'Photos and recordings',
      text: 'Photos of your child may be shown inside the school, and recordings of your child’s voice may be heard there and in the stories that you let be published.',
      child:
        'Your school may show a photo of you, or play your voice, and whoever reads your story may hear you tell it.',
    },
    {
      version: '2026-11-21',
      title: 'Photos and recordings',
      text: 'Photos, and recordings of your child’s voice, may be shown inside the school.',
      child: 'Your school may show a photo of you, or play your voice.',
    },
  ],
  translate: [
    {
      version: '2026-11-21',
      title: 'Translate stories',
      text: 'Your child’s stories may be put into other languages, by people or by a machine that a teacher checks.',
      child: 'Your story may be told in other languages.',
    },
  ],
  fundraise: [
    {
      version: '2026-11-28',
      title: 'Raise money for a good cause',
      text: 'Your child may have a page on which people give to a project of a charity. It shows the first name and no picture. Your child sees what the gifts do, never who gave them.',
      child: 'You may have a page that helps a project. People see your first name on it.',
    },
  ],
  live_camera: [
    {
      version: '2026-11-28',
      title: 'Camera in live lessons',
      text: 'Your child’s camera and microphone may be on in live lessons of the school, where the teacher switches them on. Without this, your child sees and hears the lesson and is not seen.',
      child: 'In a live lesson the others may see you and hear you.',
    },
  ],
  live_recording: [
    {
      version: '2026-11-28',
      title: 'Recordings of live lessons',
      text: 'Live lessons that your child takes part in may be recorded, for those who missed them. A lesson of a class is only recorded when every family has agreed.',
      child: 'A live lesson with you in it may be kept, so that others can watch it later.',
    },
  ],
} as const satisfies Record<string, readonly [ConsentText, ...ConsentText[]]>;

export type ConsentPurpose = keyof typeof CONSENTS;
export const CONSENT_PURPOSES = Object.keys(CONSENTS) as ConsentPurpose[];

/** The current text of a purpose. */
export const currentConsentText = (purpose: ConsentPurpose): ConsentText => CONSENTS[purpose][0];
