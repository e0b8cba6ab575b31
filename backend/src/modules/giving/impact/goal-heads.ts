import { LANGUAGES, type Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { goalOf, GOALS } from './goals.rules.ts';

const ALL: Record<Language, { title: string; description: string }> = {
  en: {
    title: '17 goals for a good world',
    description: 'All countries promised them for 2030. Each goal has books, films and ways to help.',
  },
  fr: {
    title: '17 objectifs pour un monde meilleur',
    description:
      'Tous les pays les ont promis pour 2030. Chaque objectif a des livres, des films et des façons d’aider.',
  },
  ar: {
    title: '17 هدفًا لعالم أفضل',
    description: 'وعدت بها جميع البلدان بحلول عام 2030. لكل هدف كتب وأفلام وطرق للمساعدة.',
  },
  hi: {
    title: 'अच्छी दुनिया के 17 लक्ष्य',
    description: 'सब देशों ने इन्हें 2030 तक पूरा करने का वादा किया है। हर लक्ष्य के लिए किताबें, फ़िल्में और मदद के तरीके हैं।',
  },
};

/** Heads of the goals. */
@Injectable()
@PageHeadsOf('/sdgs', '/sdgs/')
export class GoalHeads implements PageHeadSource {
  async head({
    segments: [, number, more],
    language: written,
    named,
  }: HeadRequest): Promise<PageHead | null> {
    if (more) return null;
    const common = { indexed: true, written, alternates: LANGUAGES };
    if (!number) {
      const { title, description } = ALL[written];
      return { title: named(title), description, ...common };
    }
    const goal = goalOf(number);
    if (!goal) return null;
    const { short, title } = GOALS[written][goal - 1]!;
    return { title: named(short), description: title, ...common };
  }

  async addresses(): Promise<PublicAddress[]> {
    return ['/sdgs', ...GOALS.en.map((_, index) => `/sdgs/${index + 1}`)].map((path) => ({
      path,
      languages: LANGUAGES,
    }));
  }
}
