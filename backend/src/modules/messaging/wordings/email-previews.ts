import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isLanguage, type Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import type { EmailTemplate } from '../contract.ts';
import type { Wording } from '../emails/templates/wording.rules.ts';
import { knownTemplate, WordedEmails } from './worded-emails.ts';

const LIFE_MS = 5 * 60_000;

/** What is previewed. */
interface Draft extends Wording {
  template: EmailTemplate;
  school?: string;
  language: Language;
}

/**
 * Previews of drafts for a frame, which cannot send an access token: the address holds the draft and a proof that is given to
 * the platform's team only, and ends after five minutes. Nothing is stored.
 */
@Injectable()
export class EmailPreviews {
  constructor(
    private readonly clock: Clock,
    private readonly emails: WordedEmails,
    private readonly secrets: LinkSecrets,
  ) {}

  pathOf(draft: Draft): string {
    const until = this.clock.now().getTime() + LIFE_MS;
    const text = Buffer.from(JSON.stringify({ ...draft, until })).toString('base64url');
    return `/api/email-previews?draft=${text}&proof=${this.proof(text)}`;
  }

  /** @throws AppError 404 for every address that was not made here, or has ended */
  async read(text: string, proof: string): Promise<string> {
    const [given, own] = [Buffer.from(proof), Buffer.from(this.proof(text))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw notFound('e-mail');
    const draft = JSON.parse(Buffer.from(text, 'base64url').toString()) as Draft & { until: number };
    if (draft.until < this.clock.now().getTime() || !isLanguage(draft.language)) throw notFound('e-mail');
    const template = knownTemplate(draft.template);
    // Nobody is signed in in a frame: the draft was made by somebody who may see the school.
    return inContext({ ...currentContext()!, tenantId: draft.school ?? currentTenantId() }, async () => {
      const { html } = await this.emails.render(template, draft.language, draft);
      return html;
    });
  }

  private proof(text: string): string {
    return this.secrets.secretOf(`email-preview:${text}`);
  }
}
