import type { IncomingMessage } from "node:http";
import { errorName } from "../../domain/error-name";
import { reportLimit, type VitalsReport, vitalsReportSchema } from "../../domain/vitals/report";
import { type Handler, refuseUnread, sendJson, sendNothing } from "../http/handler";
import { readRequest } from "../http/read-request";
import { isSameOrigin } from "../http/same-origin";
import type { Logger } from "../logger";

export interface VitalsPorts {
  count: (report: VitalsReport) => Promise<void>;
  isTooMany: (request: IncomingMessage) => Promise<boolean>;
  /** The host of the site's address, which a proxy may not pass on. */
  hosts: readonly string[];
  logger: Logger;
}

/** Whether a browser has sent it from a page of this site. Programs that name no origin have no speed to report. */
const isFromPage = (request: IncomingMessage, hosts: readonly string[]): boolean =>
  request.headers.origin !== undefined && isSameOrigin(request, hosts);

/**
 * `POST /api/vitals`: counts what a browser has measured of a page. Answers 204
 * with nothing; whoever sends reports does not wait for an answer.
 */
export const vitalsHandler =
  ({ count, isTooMany, hosts, logger }: VitalsPorts): Handler =>
  async (request, response) => {
    if (request.method !== "POST") {
      sendJson(response, { status: 405, headers: { allow: "POST" } }, { message: "Only POST is answered here." });
      return;
    }
    if (!isFromPage(request, hosts)) {
      sendJson(response, { status: 403 }, { message: "Only pages of this site report here." });
      return;
    }
    const read = await readRequest(request, reportLimit);
    if (!read.ok) {
      refuseUnread(request, response, read);
      return;
    }
    const report = vitalsReportSchema.safeParse(read.input);
    if (!report.success) {
      sendJson(response, { status: 422 }, { message: "This is no report of a page's speed." });
      return;
    }
    if (await isTooMany(request)) {
      sendJson(response, { status: 429 }, { message: "That is more than one visitor reads." });
      return;
    }
    try {
      await count(report.data);
      sendNothing(response);
    } catch (error) {
      logger.warn({ error: errorName(error) }, "what a browser has measured could not be counted");
      sendJson(response, { status: 503 }, { message: "The database cannot be reached." });
    }
  };
