import { newEnquiry } from "../../support/new-enquiry";
import type { StoreFixture } from "./store-fixture";

/** The tables, `secret`, and an unreachable database. */
export const describeOpening = ({ store, another, unreachable }: StoreFixture): void => {
  test("creates its tables once when several stores open an empty database concurrently", async () => {
    const stores = Array.from({ length: 4 }, another);
    await Promise.all(stores.map((one) => one.add(newEnquiry(), ["mail"])));
    expect(await store().list()).toHaveLength(4);
  });

  test("stores one secret when several stores request it concurrently", async () => {
    const secrets = await Promise.all([store().secret("form", "one"), another().secret("form", "two")]);
    expect(["one", "two"]).toContain(secrets[0]);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await another().secret("form", "three")).toBe(secrets[0]);
  });

  test("rejects when the database cannot be reached, at every call", async () => {
    const away = unreachable();
    await expect(away.add(newEnquiry(), ["mail"])).rejects.toThrow();
    await expect(away.list()).rejects.toThrow();
    await expect(away.claim("mail", new Date(), new Date())).rejects.toThrow();
    await expect(away.secret("form", "one")).rejects.toThrow();
    await expect(away.check()).rejects.toThrow();
  });
};
