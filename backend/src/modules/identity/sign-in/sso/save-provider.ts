import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { encrypt } from '../../../../platform/encryption.ts';
import { ownerOfSecret, SECRET_PURPOSE } from './provider-client.ts';
import { issuerProblem, readDomains } from './sso.rules.ts';

interface ProviderChange {
  name?: string;
  issuer?: string;
  client_id?: string;
  client_secret?: string;
  domains?: string[];
  default_role?: 'student' | 'teacher' | 'parent';
  enabled?: boolean;
}

const PROVIDERS_MAX = 5;
/** A change of one of these means another provider: an earlier test is void. */
const IDENTITY = ['issuer', 'client_id', 'client_secret'] as const;

/** Adds a provider of the school, or changes one. Resolves to its id. */
export class SaveProvider extends Command<string> {
  constructor(
    readonly id: string | null,
    readonly change: ProviderChange,
  ) {
    super();
  }
}

@CommandHandler(SaveProvider)
export class SaveProviderHandler implements ICommandHandler<SaveProvider> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute({ id: known, change }: SaveProvider): Promise<string> {
    const { client_secret, domains: typed, ...rest } = change;
    const domains = typed && readDomains(typed);
    if (domains === null)
      throw invalid('domains', 'Write domains like school.example, without @ and without paths.');
    const problem = change.issuer && issuerProblem(change.issuer, this.config.ssoAllowLocal);
    if (problem) throw invalid('issuer', problem);

    const tenant_id = currentTenantId();
    const id = known ?? newId();
    const owner = ownerOfSecret(tenant_id, id);
    const data = {
      ...rest,
      ...(domains && { domains }),
      ...(client_secret && {
        sealed_client_secret: encrypt(this.config, SECRET_PURPOSE, owner, client_secret),
      }),
    };
    await this.db.transaction(async (tx) => {
      // Serialised per school, so that the limit holds and changes do not interleave.
      await lockUntilCommit(tx, `sso:${tenant_id}`);
      if (known) {
        const before = await tx.ssoProvider.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
        if (!before) throw notFound('provider');
        if (change.issuer && change.issuer !== before.issuer) {
          // Ids of people at one issuer mean nothing at another, and its secret must not be sent there.
          if (!client_secret) throw invalid('client_secret', 'A new issuer needs its own client secret.');
          await tx.ssoLink.deleteMany({ where: { tenant_id, provider_id: id } });
        }
        const retest = IDENTITY.some((name) => change[name] !== undefined);
        await tx.ssoProvider.updateMany({
          where: { tenant_id, id },
          data: { ...data, ...(retest && { tested_at: null }) },
        });
      } else {
        if ((await tx.ssoProvider.count({ where: { tenant_id } })) >= PROVIDERS_MAX)
          throw new AppError(
            'conflict',
            'too_many_providers',
            'A school can have five providers. Remove one first.',
          );
        await tx.ssoProvider.createMany({ data: [{ id, tenant_id, ...(data as Required<typeof data>) }] });
      }
      await recordAuditEntry(tx, {
        action: known ? 'sso.changed' : 'sso.added',
        detail: { provider: id, members: Object.keys(change) },
      });
    });
    return id;
  }
}

/** Removes a provider; people keep their accounts; their links to it are deleted. */
export class RemoveProvider extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveProvider)
export class RemoveProviderHandler implements ICommandHandler<RemoveProvider> {
  constructor(private readonly db: Db) {}

  async execute({ id }: RemoveProvider): Promise<void> {
    await this.db.transaction(async (tx) => {
      const gone = await tx.ssoProvider.deleteMany({ where: { tenant_id: currentTenantId(), id } });
      if (gone.count === 0) throw notFound('provider');
      await recordAuditEntry(tx, { action: 'sso.removed', detail: { provider: id } });
    });
  }
}

const invalid = (field: string, message: string): AppError => invalidFields({ [field]: [message] });
