/** What the edge must know of a school before anything else happens. */
export interface TenantEntry {
  id: string;
  status: 'active' | 'suspended';
}

/** Finds the school of a host. Implemented by tenancy; a port because the edge may not know a module. */
export abstract class TenantDirectory {
  /**
   * The school (or the platform) that answers at this host name; null for every unknown host, never a default.
   * `fresh` asks the database; otherwise an answer some seconds old will do.
   */
  abstract find(hostName: string, fresh?: boolean): Promise<TenantEntry | null>;
}

/** Tells whether a session still lives. Implemented by identity. */
export abstract class LiveSessions {
  /** `fresh` asks the database; otherwise an answer up to 30 s old will do. Runs in the session's school. */
  abstract isLive(sessionId: string, fresh: boolean): Promise<boolean>;
  /** Whether the session's person may change what others see: who registered by themselves must prove their e-mail first. */
  abstract isConfirmed(sessionId: string): Promise<boolean>;
  /** Writes down that staff who view as the asker's person read this address. */
  abstract noteRead(path: string): Promise<void>;
}
