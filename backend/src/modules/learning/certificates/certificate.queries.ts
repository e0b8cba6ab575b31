import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CERTIFICATE_KINDS, type CertificateKind, type CertificateNames } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { page } from '../../../platform/http/page.ts';
import { ListChildrenOfGuardian, ListStudentsOfTeacher } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { CertificateFilters } from './certificate-bodies.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { Certificates } from './certificate-row.ts';
import {
  certificateSummary,
  certificateView,
  type CertificateCheckView,
  type CertificatePage,
  type CertificateSettingsView,
  type CertificateView,
  type OwnCertificates,
} from './certificate-views.ts';
import { designOf, isPrintedName } from './certificate.rules.ts';

/** A certificate by the code of its check page. */
export class GetCertificate extends Query<CertificateView> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetCertificate)
export class GetCertificateHandler implements IQueryHandler<GetCertificate> {
  constructor(
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code }: GetCertificate): Promise<CertificateView> {
    const row = await this.certificates.byCode(code);
    const [{ origin, name: school }, names, whole] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.certificates.names(),
      this.certificates.mayKnow(row),
    ]);
    return certificateView(row, { origin, school, whole, names, now: this.clock.now() });
  }
}

/** A certificate for whoever checks it, and whether a name that they read is the printed one. */
export class CheckCertificate extends Query<CertificateCheckView> {
  constructor(
    readonly code: string,
    readonly name: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(CheckCertificate)
export class CheckCertificateHandler implements IQueryHandler<CheckCertificate> {
  constructor(
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, name }: CheckCertificate): Promise<CertificateCheckView> {
    const row = await this.certificates.byCode(code);
    const [{ origin, name: school }, names] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.certificates.names(),
    ]);
    return {
      ...certificateView(row, { origin, school, whole: false, names, now: this.clock.now() }),
      name_matches: name?.trim() ? isPrintedName(row, name) : null,
    };
  }
}

/** A certificate as a PDF, with the name that the viewer may see. */
export class DrawCertificate extends Query<{ number: string; pdf: Buffer }> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(DrawCertificate)
export class DrawCertificateHandler implements IQueryHandler<DrawCertificate> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ code }: DrawCertificate): Promise<{ number: string; pdf: Buffer }> {
    const view = await this.queries.execute(new GetCertificate(code));
    return { number: view.number, pdf: await certificatePdf(view) };
  }
}

/** Certificates of the signed-in person and, of a guardian, of the children whose learning they may see. */
export class ListOwnCertificates extends Query<OwnCertificates> {}

@QueryHandler(ListOwnCertificates)
export class ListOwnCertificatesHandler implements IQueryHandler<ListOwnCertificates> {
  constructor(
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<OwnCertificates> {
    const { id, role } = signedIn();
    const children =
      role === 'parent'
        ? (await this.queries.execute(new ListChildrenOfGuardian(id))).filter(
            ({ state, may_view_reading }) => state === 'active' && may_view_reading,
          )
        : [];
    const rows = await this.certificates.of([id, ...children.map((child) => child.id)]);
    const now = this.clock.now();
    return {
      results: rows.map((row) => ({
        ...certificateSummary(row, now),
        child: children.find((child) => child.id === row.user_id)?.first_name ?? null,
      })),
    };
  }
}

/** Certificates that were given: of a teacher to the own students, of an administrator all of the school. */
export class ListCertificates extends Query<CertificatePage> {
  constructor(
    readonly filters: CertificateFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCertificates)
export class ListCertificatesHandler implements IQueryHandler<ListCertificates> {
  constructor(
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, url }: ListCertificates): Promise<CertificatePage> {
    const { id, role } = signedIn();
    const people = role === 'teacher' ? await this.queries.execute(new ListStudentsOfTeacher(id)) : null;
    const { search, kind, state, limit, offset } = filters;
    const { count, rows } = await this.certificates.list({ search, kind, state, people, limit, offset });
    const now = this.clock.now();
    return page(
      url,
      filters,
      count,
      rows.map((row) => certificateSummary(row, now)),
    );
  }
}

/** How the certificates of the school look, and how many were given. */
export class GetCertificateSettings extends Query<CertificateSettingsView> {}

@QueryHandler(GetCertificateSettings)
export class GetCertificateSettingsHandler implements IQueryHandler<GetCertificateSettings> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<CertificateSettingsView> {
    const values = [currentTenantId()];
    const [settings, counts] = await this.db.batch([
      {
        name: 'certificate_settings',
        text: 'select names, designs, signers from learning.certificate_setting where tenant_id = $1::uuid',
        values,
      },
      {
        name: 'certificates_given',
        text: 'select kind, count(*)::int as given from learning.certificate where tenant_id = $1::uuid group by kind',
        values,
      },
    ]);
    const row = settings!.rows[0] as
      { names: CertificateNames; designs: unknown; signers: CertificateSettingsView['signers'] } | undefined;
    const given = counts!.rows as { kind: CertificateKind; given: number }[];
    const each = <T>(value: (kind: CertificateKind) => T): Record<CertificateKind, T> =>
      Object.fromEntries(CERTIFICATE_KINDS.map((kind) => [kind, value(kind)])) as Record<CertificateKind, T>;
    return {
      names: row?.names ?? 'initial',
      designs: each((kind) => designOf(row?.designs, kind)),
      signers: row?.signers ?? [],
      given: each((kind) => given.find((one) => one.kind === kind)?.given ?? 0),
    };
  }
}
