import { createOutbox } from "../../../../src/server/outbox/outbox";
import { eventually } from "../../../support/eventually";
import { failingDelivery, outboxPorts, untilAborted } from "../support/outbox-ports";

describe("draining an outbox", () => {
  it("delivers all that is due, of every channel, and counts the attempts", async () => {
    const [mail, webhook] = [failingDelivery(0), failingDelivery(0)];
    const { ports, owe } = outboxPorts({ mail: mail.deliver, webhook: webhook.deliver });
    const rows = [owe("mail", "one"), owe("mail", "two"), owe("webhook", "one"), owe("acknowledgement", "one")];
    expect(await createOutbox(ports).drain()).toBe(3);
    expect(rows.map(({ status }) => status)).toEqual(["delivered", "delivered", "delivered", "pending"]);
    expect([mail.references(), webhook.references()]).toEqual([["one", "two"], ["one"]]);
  });

  it("attempts once what fails, and goes on to the next", async () => {
    const { deliver, references } = failingDelivery(1);
    const { ports, owe } = outboxPorts({ mail: deliver });
    const rows = [owe("mail", "one"), owe("mail", "two")];
    expect(await createOutbox(ports).drain()).toBe(2);
    expect(references()).toEqual(["one", "two"]);
    expect(rows.map(({ status }) => status)).toEqual(["pending", "delivered"]);
  });

  it("does not let one channel wait for another", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: untilAborted, webhook: deliver });
    const controller = new AbortController();
    owe("mail", "one");
    owe("webhook", "one");
    owe("webhook", "two");
    const drained = createOutbox(ports).drain({ deliver: controller.signal });
    await eventually("two deliveries to the webhook", () => (references().length === 2 ? true : undefined), 1000);
    controller.abort();
    expect(await drained).toBe(3);
  });

  it("finishes what is under way when it is ended early, and begins nothing else", async () => {
    const ending = new AbortController();
    const { ports, owe } = outboxPorts({
      mail: () => {
        ending.abort();
        return Promise.resolve();
      },
    });
    const rows = [owe("mail", "one"), owe("mail", "two")];
    expect(await createOutbox(ports).drain({ claim: ending.signal })).toBe(1);
    expect(rows.map(({ status }) => status)).toEqual(["delivered", "pending"]);
  });

  it("cuts off what is in flight when it has to end, and stores the outcome", async () => {
    const { ports, owe, log } = outboxPorts({ mail: untilAborted });
    const row = owe("mail", "one");
    expect(await createOutbox(ports).drain({ deliver: AbortSignal.timeout(20) })).toBe(1);
    expect(row.outcomes).toMatchObject([{ status: "pending" }]);
    expect(log.messages()).toContain("delivery cut off");
  });

  it("has nothing to do a second time", async () => {
    const { ports, owe } = outboxPorts({ mail: failingDelivery(0).deliver });
    owe("mail");
    const outbox = createOutbox(ports);
    expect([await outbox.drain(), await outbox.drain()]).toEqual([1, 0]);
  });

  it("says when the store is away", async () => {
    const { ports } = outboxPorts({ mail: failingDelivery(0).deliver });
    ports.store.claim = () => Promise.reject(new Error("away"));
    await expect(createOutbox(ports).drain()).rejects.toThrow("away");
  });

  it("says so even when only one channel's deliveries cannot be read, and delivers the others first", async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    const { ports, owe } = outboxPorts({ mail: slow, webhook: slow });
    const { claim } = ports.store;
    ports.store.claim = (channel, ...rest) =>
      channel === "mail" ? Promise.reject(new Error("away")) : claim(channel, ...rest);
    const row = owe("webhook", "one");
    await expect(createOutbox(ports).drain()).rejects.toThrow("away");
    expect(row.status).toBe("delivered");
  });
});
