import { bookUnderLoad } from "../helpers/booking-rush";
import { newSpace } from "../helpers/spaces";
import { adminOf, mainKind, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";
import { startReceiver, verified } from "../helpers/webhooks";

test("SIGKILL loses no webhook message, and each message has a stable id", async () => {
  const site = await startTestSite({ kind: mainKind });
  try {
    const [base = ""] = site.addresses;
    const { client: admin, token } = await adminOf(base);
    const receiver = await startReceiver(admin, ["booking.created"]);
    // Some responses are so late that the process is killed while waiting for them, and some are errors.
    receiver.server.answerWith((response, _, number) => {
      if (number % 3 === 0) setTimeout(() => response.writeHead(204).end(), 1_500);
      else response.writeHead(number % 5 === 0 ? 500 : 204).end();
    });
    const spaces = [];
    for (let index = 0; index < 3; index += 1) spaces.push((await newSpace(admin)).id);

    const load = bookUnderLoad(base, token, spaces);
    for (let kill = 1; kill <= 2; kill += 1) {
      const told = receiver.server.requests.length;
      await load.reach(load.acknowledged.length + 15);
      await until(() => receiver.server.requests.length > told, "The first message");
      const [web] = site.webs;
      if (web === undefined) throw new Error("There is no process to kill");
      web.child.kill("SIGKILL");
      await web.exited;
      site.webs[0] = await site.startWeb(web.port);
    }
    await load.stop();

    /** The `webhook-id`s of the messages about each booking. */
    const idsByBooking = () => {
      const found = new Map<unknown, Set<string>>();
      for (const request of receiver.server.requests) {
        const { id } = verified(request, receiver.endpoint.secret).data;
        found.set(id, (found.get(id) ?? new Set()).add(String(request.headers["webhook-id"])));
      }
      return found;
    };
    await until(() => load.acknowledged.every((id) => idsByBooking().has(id)), "The last message");
    const ids = [...idsByBooking().values()].map((of) => [...of]);
    expect(ids.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(ids.flat()).size).toBe(ids.length);
    // Messages interrupted by a kill, or rejected, are sent again.
    await until(() => receiver.server.requests.length > ids.length, "The second try of a message");
    await receiver.server.close();
  } finally {
    await site.stop();
  }
}, 400_000);
