import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { bookingBody, newSpaceAt } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, startTestSite } from "../helpers/test-site";

/** A composed room and its parts are booked concurrently: never both, and none of them twice. */

const TRIALS = 8;
const REQUESTS = 24;

const onPostgres = hasPostgres ? test : test.skip;

async function runTrials(bases: readonly string[]): Promise<void> {
  const [first = ""] = bases;
  const admin = (await adminOf(first)).client;
  const tokens = await Promise.all(bases.map((base) => customerOf(base)));
  const [left, right] = [await newSpaceAt(first, admin), await newSpaceAt(first, admin)];
  const whole = await newSpaceAt(first, admin, { partIds: [left.id, right.id] });
  const rooms = [whole, left, right];

  const seen = new Set<string>();
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const day = inDays(10 + trial);
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, index) => {
        // Each trial starts with another room.
        const room = rooms[(index + trial) % rooms.length] ?? whole;
        const client = new ApiClient({ token: tokens[index % tokens.length] ?? "" });
        const { status, body } = await client.post("/api/bookings", bookingBody(room.id, day), {
          base: bases[index % bases.length] ?? "",
        });
        return { room: room.id, status, code: body.code };
      }),
    );
    const won = answers.filter(({ status }) => status === 201).map(({ room }) => room);
    expect(answers.filter(({ status, code }) => status !== 201 && code !== "SLOT_TAKEN")).toEqual([]);
    const isWhole = won.length === 1 && won[0] === whole.id;
    const areParts = won.length === 2 && won.includes(left.id) && won.includes(right.id);
    expect({ won, isRight: isWhole || areParts }).toMatchObject({ isRight: true });
    seen.add(isWhole ? "whole" : "parts");
  }
  process.stdout.write(`› Booked first in ${TRIALS} trials: ${[...seen].join(" and ")}\n`);
}

test(`books a composed room or its parts, never both, in ${TRIALS} trials on the embedded database`, async () => {
  const site = await startTestSite({ kind: "embedded" });
  try {
    await runTrials(site.addresses);
  } finally {
    await site.stop();
  }
}, 300_000);

onPostgres(
  `books a composed room or its parts, never both, in ${TRIALS} trials of two processes on one PostgreSQL`,
  async () => {
    const site = await startTestSite({ kind: "postgres", webProcesses: 2 });
    try {
      await runTrials(site.addresses);
    } finally {
      await site.stop();
    }
  },
  300_000,
);
