/** Ends the PostgreSQL server of a run of tests. */
declare var stopPostgres: (() => Promise<void>) | undefined;
