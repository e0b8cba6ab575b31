/** The properties of a tenant that the edge needs before a request is handled. */
interface TenantEntry {
  id: string;
  status: 'active' | 'suspended';
}

/**
 * Finds the tenant of a host. A port, implemented by tenancy, because the platform does not depend on
 * modules.
 */
export abstract class TenantDirectory {
  /**
   * The school (or the platform) at this host name; null for an unknown host, never a default. `fresh` reads
   * the database; otherwise the entry may be some seconds old.
   */
  abstract find(hostName: string, fresh?: boolean): Promise<TenantEntry | null>;
  /** Ids of active schools, the newest first, at most `limit`. */
  abstract listActive(limit: number): Promise<string[]>;
}

/** Checks whether a session is still valid. A port, implemented by identity. */
export abstract class LiveSessions {
  /** `fresh` reads the database; otherwise the result may be up to 30 s old. Runs in the session's tenant. */
  abstract isLive(sessionId: string, fresh: boolean): Promise<boolean>;
  /**
   * Whether the session's person may change what others see: somebody who registered must confirm the e-mail
   * address first.
   */
  abstract isConfirmed(sessionId: string): Promise<boolean>;
  /** Records that a view-as session of the running person read this address. */
  abstract noteRead(path: string): Promise<void>;
}
