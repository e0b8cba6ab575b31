import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { SECRET_MARK } from '../../../platform/link-secrets.ts';
import { GetSchool, GetSchoolBrand, GetSchools } from '../../tenancy/contract.ts';
import { EMAIL_KIND, isEmailTemplate, type EmailDataOf, type EmailTemplate } from '../contract.ts';
import { renderEmail } from '../emails/templates/index.ts';
import { SAMPLE_DATA } from '../emails/templates/samples.ts';
import { faultsOfWording, placeholdersOf, type Wording } from '../emails/templates/wording.rules.ts';
import { EmailSchools } from '../monitoring/email-schools.ts';

/** First name of the person of the samples. */
const SAMPLE_NAME = 'Maria';
/** In the place of the secret of a link: it opens nothing. */
const SAMPLE_SECRET = 'sample';

/** @throws AppError 404 for a name that no template has */
export function knownTemplate(name: string): EmailTemplate {
  if (!isEmailTemplate(name)) throw notFound('template');
  return name;
}

/** E-mails with the data of a sample, as a school would send them. */
@Injectable()
export class WordedEmails {
  constructor(
    private readonly queries: QueryBus,
    private readonly schools: EmailSchools,
  ) {}

  /**
   * Runs the work in the context of the school; absent: of the platform itself.
   * @throws AppError 404 for an unknown school
   */
  async within<T>(school: string | undefined, work: () => Promise<T>): Promise<T> {
    const id = school ?? PLATFORM_TENANT_ID;
    if ((await this.queries.execute(new GetSchools([id]))).length === 0) throw notFound('school');
    return this.schools.within(id, work);
  }

  /** Within a school. `first_name` is that of the recipient, by default that of the sample. */
  async render(
    template: EmailTemplate,
    language: Language,
    wording: Wording,
    first_name: string = SAMPLE_NAME,
  ): Promise<{ subject: string; text: string; html: string }> {
    const render = await this.renderer(language, first_name);
    return render(template, wording);
  }

  /** Renders many templates within a school, which is read once. */
  async renderer(language: Language, first_name: string = SAMPLE_NAME) {
    const [school, { logo_key: _logo, ...colors }] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.queries.execute(new GetSchoolBrand()),
    ]);
    return (template: EmailTemplate, wording: Wording) => {
      const { subject, text, html } = renderEmail(
        template,
        SAMPLE_DATA[template] as EmailDataOf<EmailTemplate>,
        {
          language,
          first_name,
          school: school.name,
          origin: school.origin,
          colors,
          logo: false,
          reason: 'account',
          unsubscribe: EMAIL_KIND[template] ? `${school.origin}/unsubscribe` : null,
        },
        wording,
      );
      const shown = (part: string): string => part.replaceAll(SECRET_MARK, SAMPLE_SECRET);
      return { subject, text: shown(text), html: shown(html) };
    };
  }

  /**
   * Within a school.
   * @throws AppError 422 with the fault of each part that may not be used
   */
  async assertAllowed(template: EmailTemplate, wording: Wording): Promise<void> {
    const { origin } = await this.queries.execute(new GetSchool());
    const placeholders = placeholdersOf(SAMPLE_DATA[template]);
    const faults = faultsOfWording(wording, { placeholders, origin });
    const fields = Object.fromEntries(Object.entries(faults).map(([part, fault]) => [part, [fault]]));
    if (Object.keys(fields).length > 0) throw invalidFields(fields, 'invalid_wording');
  }
}
