import type { Kysely, Migration } from "kysely";
import type { Migrations } from "../store/migrate";

/** How often a value fell into a bucket of a metric, on a kind of page, on a day. The same in both databases. */
export interface VitalsTables {
  vital_count: {
    /** `yyyy-mm-dd`, of UTC. */
    day: string;
    page: string;
    metric: string;
    /** The largest value of the bucket, in whole numbers. */
    up_to: number;
    count: number;
  };
}

const first: Migration = {
  async up(db: Kysely<VitalsTables>) {
    await db.schema
      .createTable("vital_count")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("up_to", "integer", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("vital_count_key", ["day", "page", "metric", "up_to"])
      .execute();
  },
};

/** Noted apart from those of the enquiries, so that neither waits for the other's. */
export const vitalsMigrations: Migrations = { steps: { "0001-vitals": first }, notes: "vitals_migration" };
