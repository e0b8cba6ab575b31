import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SignJWT } from 'jose';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { badgeCredential, didDocument, didOf, LIST_SIZE, statusListCredential } from './badge.rules.ts';
import { Certificates } from './certificate-row.ts';
import { printedName } from './certificate.rules.ts';
import { SigningKeys } from './signing-keys.ts';

/** A certificate as a signed badge: an OpenBadgeCredential as VC-JWT (Open Badges 3.0, section 8.2). */
export class GetBadgeJwt extends Query<string> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetBadgeJwt)
export class GetBadgeJwtHandler implements IQueryHandler<GetBadgeJwt> {
  constructor(
    private readonly certificates: Certificates,
    private readonly keys: SigningKeys,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code }: GetBadgeJwt): Promise<string> {
    const row = await this.certificates.byCode(code);
    const { origin, name } = await this.queries.execute(new GetSchool());
    const school = row.issuer_name || name;
    const credential = badgeCredential(row, { origin, school, name: printedName(row) });
    return sign(this.keys, origin, credential, {
      jti: String(credential['id']),
      sub: `urn:uuid:${row.id}`,
      nbf: seconds(row.issued_at),
      ...(row.valid_until && { exp: seconds(row.valid_until) }),
    });
  }
}

/** A list of badges that were taken back, as a signed BitstringStatusListCredential. */
export class GetBadgeStatusList extends Query<string> {
  constructor(readonly list: number) {
    super();
  }
}

@QueryHandler(GetBadgeStatusList)
export class GetBadgeStatusListHandler implements IQueryHandler<GetBadgeStatusList> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly keys: SigningKeys,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a number that no list has */
  async execute({ list }: GetBadgeStatusList): Promise<string> {
    if (!Number.isInteger(list) || list < 0 || list > 16_383) throw notFound('status list');
    const rows = await this.db.rows<{ status_index: number }>({
      name: 'badges_taken_back',
      text: `select status_index from learning.certificate
             where tenant_id = $1::uuid and status_index >= $2::int and status_index < $3::int and state <> 'valid'`,
      values: [currentTenantId(), list * LIST_SIZE, (list + 1) * LIST_SIZE],
    });
    const { origin } = await this.queries.execute(new GetSchool());
    const places = rows.map(({ status_index }) => status_index % LIST_SIZE);
    const credential = statusListCredential(origin, list, places, this.clock.now());
    return sign(this.keys, origin, credential, {
      jti: String(credential['id']),
      sub: `${String(credential['id'])}#list`,
      nbf: seconds(this.clock.now()),
    });
  }
}

/** The DID document of the school's address: who signs its badges, and with which keys. */
export class GetDidDocument extends Query<object> {}

@QueryHandler(GetDidDocument)
export class GetDidDocumentHandler implements IQueryHandler<GetDidDocument> {
  constructor(
    private readonly keys: SigningKeys,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<object> {
    const { origin } = await this.queries.execute(new GetSchool());
    return didDocument(origin, await this.keys.published('badge'));
  }
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A credential as VC-JWT: its members are the claims, and `kid` names the key in the issuer's DID document. */
async function sign(
  keys: SigningKeys,
  origin: string,
  credential: Record<string, unknown>,
  claims: Record<string, unknown>,
): Promise<string> {
  const { alg, key, kid } = await keys.current('badge');
  const did = didOf(origin);
  return new SignJWT({ ...credential, iss: did, ...claims })
    .setProtectedHeader({ alg, typ: 'vc+jwt', cty: 'vc', kid: `${did}#${kid}` })
    .sign(key);
}
