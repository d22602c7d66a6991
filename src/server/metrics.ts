import { createHash, timingSafeEqual } from "node:crypto";
import { statSync } from "node:fs";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { crawlerFiles } from "../domain/paths";
import type { Environment } from "./environment";
import type { EnquiryStore } from "./store/open-store";
import { inTime } from "./time-limit";

type MeasuredStore = Pick<EnquiryStore, "check" | "deliveryCounts" | "enquiryCounts">;

const methods = ["GET", "HEAD", "POST"];

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Registers gauges for the database, and returns what updates them. */
const storedGauges = (registers: Registry[], store: MeasuredStore) => {
  const labelled = { labelNames: ["channel", "status"], registers };
  const deliveries = new Gauge({ name: "enquiry_deliveries", help: "Deliveries by state.", ...labelled });
  const ages = new Gauge({
    name: "enquiry_delivery_oldest_age_seconds",
    help: "Age of the oldest delivery of a state.",
    ...labelled,
  });
  const quarantined = new Gauge({ name: "enquiries_quarantined", help: "Enquiries in quarantine.", registers });
  const up = new Gauge({ name: "enquiry_store_up", help: "1 if the database can be read and written.", registers });
  const read = async (): Promise<void> => {
    const now = new Date();
    const counts = await store.deliveryCounts(now);
    quarantined.set((await store.enquiryCounts(now)).quarantined);
    deliveries.reset();
    ages.reset();
    for (const { channel, status, count, oldestCreatedAt } of counts) {
      deliveries.set({ channel, status }, count);
      ages.set({ channel, status }, (now.getTime() - oldestCreatedAt.getTime()) / 1000);
    }
    await store.check();
  };
  return (): Promise<void> =>
    inTime(5000, read()).then(
      () => up.set(1),
      () => up.set(0),
    );
};

const refuse = (status: number) => ({ status, contentType: "text/plain", body: "" });

/** Creates metrics for Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const createMetrics = (store: MeasuredStore, { METRICS_TOKEN }: Pick<Environment, "METRICS_TOKEN">) => {
  const registry = new Registry();
  const registers = [registry];
  const readStore = storedGauges(registers, store);
  const enquiries = new Counter({
    name: "enquiries_total",
    help: "Enquiries by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  // Prometheus needs a first value to see an increase.
  enquiries.inc({ outcome: "unavailable" }, 0);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took.",
    labelNames: ["method", "status"],
    registers,
  });
  new Gauge({
    name: "site_build_timestamp_seconds",
    help: "When the site was built.",
    registers,
    collect() {
      // Every build writes it, also one that changes no page.
      const built = statSync(`public${crawlerFiles.security}`, { throwIfNoEntry: false });
      if (built) this.set(Math.floor(built.mtimeMs / 1000));
    },
  });
  return {
    countEnquiry: (outcome: string): void => enquiries.inc({ outcome }),
    observeRequest: ({ method, status, seconds }: { method: string; status: number; seconds: number }): void =>
      durations.observe(
        { method: methods.includes(method) ? method : "other", status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    /** Answers `/metrics`: 404 unless METRICS_TOKEN is set, 401 without that token. */
    answer: async (authorization: string | undefined) => {
      if (METRICS_TOKEN === undefined) return refuse(404);
      if (!isEqual(authorization ?? "", `Bearer ${METRICS_TOKEN}`)) return refuse(401);
      await readStore();
      return { status: 200, contentType: registry.contentType, body: await registry.metrics() };
    },
  };
};
