import { listEnquiries } from "../support/enquiries-cli";
import { enquiryPost, postAccepted } from "../support/enquiry-posts";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";

describeWithEachDatabase((emptyDatabase) => {
  let env: SiteSettings;
  let site: Site;

  beforeEach(async () => {
    env = { DATABASE_URL: await emptyDatabase() };
    site = await startSite({ env });
  });
  afterEach(() => site.kill());

  const postRaw = async (type: string, body: string) => {
    const headers = { "content-type": type, accept: "application/json" };
    const response = await fetch(`${site.url}/api/contact`, { method: "POST", headers, body });
    return { status: response.status, body: await response.text() };
  };
  const asForm = (enquiry: Record<string, string>, key: string) =>
    postRaw("application/x-www-form-urlencoded", `${new URLSearchParams(enquiry).toString()}&idempotencyKey=${key}`);

  test("keys that a database would change are refused, and the site goes on", async () => {
    const { idempotencyKey, ...enquiry } = enquiryPost();
    const json = (key: string) =>
      postRaw("application/json", `{${JSON.stringify(enquiry).slice(1, -1)},"idempotencyKey":${key}}`);
    for (let time = 0; time < 2; time += 1) {
      const answers = [
        await asForm(enquiry, "a%00b"),
        await asForm(enquiry, "%ED%A0%80"),
        await json('"a\\u0000b"'),
        await json(JSON.stringify("x".repeat(129))),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(422));
      for (const { body } of answers)
        expect(body).toContain("idempotencyKey must be 1 to 128 printable ASCII characters");
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await postAccepted(site.url);
    expect(await listEnquiries(env, "--all")).toHaveLength(1);
  });
});
