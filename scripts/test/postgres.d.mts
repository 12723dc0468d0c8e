export interface PostgresServer {
  url: string;
  /** Starts it again on its data after `end`. */
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  /** Stands still with all its sessions: takes connections and answers nothing, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good, and removes its data. */
  stop(): Promise<void>;
}

/** Undefined when the machine has no PostgreSQL. */
export function startOwnPostgres(): Promise<PostgresServer | undefined>;
