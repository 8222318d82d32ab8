import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { applyMigrations, hasPostgres, startEmbeddedDatabase, startPostgres } from "../helpers/test-site";

const FIRST_STAGE = "20261121000000_init";
const kinds = hasPostgres ? (["embedded", "postgres"] as const) : (["embedded"] as const);

async function emptyDatabase(kind: (typeof kinds)[number]) {
  if (kind === "postgres") {
    const server = await startPostgres();
    return { url: server.url, stop: () => server.stop() };
  }
  const folder = mkdtempSync(join(tmpdir(), "centro-first-stage-"));
  const { url, process } = await startEmbeddedDatabase(folder);
  const stop = async () => {
    const { stopProcess } = await import("../../scripts/run/processes.mjs");
    await stopProcess(process);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

describe.each(kinds)("a database of the first stage on the %s database", (kind) => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let client: pg.Client;

  async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    return (await client.query<Row>(sql)).rows;
  }
  /** @param charge the column of what is owed, and its value; that of the first stage unless another is given */
  const insertBooking = (from: string, to: string, status = "confirmed", charge = ["total_amount", "0"]) =>
    client.query(
      `INSERT INTO bookings (space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, ${charge[0]}, status, purpose, attendees, email, first_name, last_name)
       VALUES (1, '2031-03-03', '2031-03-03', '08:00', '13:00', $1, $2, ${charge[1]}, $3::booking_status, 'prova', 1, 'prova@example.org', 'Prova', 'Esempio')`,
      [from, to, status],
    );

  beforeAll(async () => {
    database = await emptyDatabase(kind);
    expect(await applyMigrations(database.url, FIRST_STAGE)).toEqual([FIRST_STAGE]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await database.stop();
  }, 180_000);

  test("keeps every row, and its bookings take their time", async () => {
    await query(
      "INSERT INTO spaces (name, type, image_url) VALUES ('Sala Prima', 'yoga', '/uploads/spaces/prima.webp')",
    );
    await query(
      `INSERT INTO users (username, password, email, first_name, last_name, phone)
       VALUES ('prima', 'x', 'prima@example.org', 'Prima', 'Esempio', '333')`,
    );
    await insertBooking("2031-03-03T07:00Z", "2031-03-03T12:00Z");
    await insertBooking("2031-03-03T12:00Z", "2031-03-03T13:00Z", "pending");
    await insertBooking("2031-03-03T07:00Z", "2031-03-03T12:00Z", "canceled");
    const before = await query<{ row: Record<string, unknown> }>(
      "SELECT to_jsonb(b) AS row FROM bookings b ORDER BY id",
    );
    await client.end();

    await applyMigrations(database.url);

    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const after = await query<{ row: Record<string, unknown> }>(
      "SELECT to_jsonb(c) || to_jsonb(b) AS row FROM bookings b JOIN charges c ON c.id = b.charge_id ORDER BY b.id",
    );
    expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => expect.objectContaining(row)));
    expect(await query("SELECT owner, booking_id, is_buffer FROM taken_times ORDER BY id")).toEqual([
      { owner: "booking:1", booking_id: 1, is_buffer: false },
      { owner: "booking:2", booking_id: 2, is_buffer: false },
    ]);
  }, 180_000);

  test("refuses what overlaps a booking of the first stage that is not canceled", async () => {
    const book = () =>
      insertBooking("2031-03-03T11:00Z", "2031-03-03T11:30Z", "confirmed", [
        "charge_id",
        "new_charge('booking', 0)",
      ]);
    await expect(book()).rejects.toMatchObject({
      code: "23P01",
      constraint: "taken_times_no_overlap",
    });
    await query("UPDATE bookings SET status = 'canceled' WHERE id = 1");
    await book();
    await expect(query("UPDATE bookings SET status = 'confirmed' WHERE id = 1")).rejects.toMatchObject({
      code: "23P01",
    });
  });

  test("carries the picture of each room along as its first one, whoever changes it", async () => {
    const pictures = () =>
      query("SELECT image_url, alt_text FROM space_images WHERE space_id = 1 ORDER BY position, id");
    const first = { image_url: "/uploads/spaces/prima.webp", alt_text: "Sala Prima" };
    expect(await pictures()).toEqual([first]);
    await query("UPDATE spaces SET image_url = '/uploads/spaces/seconda.webp' WHERE id = 1");
    expect(await pictures()).toEqual([{ ...first, image_url: "/uploads/spaces/seconda.webp" }]);
    await query("UPDATE spaces SET image_url = NULL WHERE id = 1");
    expect(await pictures()).toEqual([]);
    await query("UPDATE spaces SET image_url = '/uploads/spaces/terza.webp' WHERE id = 1");
    expect(await pictures()).toEqual([{ ...first, image_url: "/uploads/spaces/terza.webp" }]);
  });

  test("goes on charging stamp duty, which its receipts bore above the limit", async () => {
    expect(await query("SELECT stamp_duty, association_kind FROM settings")).toEqual([
      { stamp_duty: true, association_kind: "other" },
    ]);
  });

  test("a buffer refuses bookings and lets a closure in", async () => {
    const [row] = await query<{ id: number }>(
      "INSERT INTO spaces (name, type, buffer_minutes) VALUES ('Sala Seconda', 'yoga', 30) RETURNING id",
    );
    const id = row?.id ?? 0;
    const take = (owner: string, from: string, to: string, more = "") =>
      query(
        `INSERT INTO taken_times (space_id, starts_at, ends_at, owner${more ? ", is_buffer" : ""}) VALUES (${id}, '${from}', '${to}', '${owner}'${more})`,
      );
    await take("booking:901", "2031-04-01T08:00Z", "2031-04-01T10:00Z");
    await take("booking:901", "2031-04-01T10:00Z", "2031-04-01T10:30Z", ", true");
    await expect(take("booking:902", "2031-04-01T10:00Z", "2031-04-01T11:00Z")).rejects.toMatchObject({
      code: "23P01",
    });
    await query(
      `WITH closure AS (INSERT INTO closures (space_id, start_date, end_date, reason) VALUES (${id}, '2031-04-01', '2031-04-01', 'Lavori') RETURNING id)
       INSERT INTO taken_times (space_id, starts_at, ends_at, owner, closure_id) SELECT ${id}, '2031-04-01T10:00Z', '2031-04-01T20:00Z', 'closure', id FROM closure`,
    );
    await expect(take("event:1", "2031-04-01T19:00Z", "2031-04-01T21:00Z")).rejects.toMatchObject({
      code: "23P01",
    });
  });
});
