import { randomUUID } from "node:crypto";
import { toInstant } from "@/lib/domain/time/dates";
import type { ScreenCreated, ScreenState } from "@/lib/schemas/panel/screen";
import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";

/* Screens at the door, which show what is on without a login. */

const visitor = new ApiClient();
let secretary: ApiClient;
beforeAll(async () => {
  secretary = (await newPersonWithRole("secretary")).client;
});

const input = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: "Ingresso", spaceId: null, showsNames: false },
  ...overrides,
});

async function newScreen(overrides: Record<string, unknown> = {}) {
  const { status, body } = await secretary.post<ScreenCreated>("/api/screens", input(overrides));
  expect(status).toBe(201);
  return body;
}

const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.replace("/schermo/", "");
const stateAt = (token: string) => visitor.get<ScreenState>(`/api/screens/state/${token}`);
const stateOf = async (screen: ScreenCreated) => (await stateAt(tokenOf(screen))).body;

/** Books a room for the whole of today by SQL, since the minimum notice would leave little of the day. */
async function bookToday(spaceId: number, lastName: string) {
  const body = bookingBody(spaceId, inDays(40), { firstName: "Giulia", lastName });
  const made = await admin.post<{ booking: { id: number } }>("/api/bookings", body);
  await sql("UPDATE bookings SET starts_at = $2, ends_at = $3 WHERE id = $1", [
    ...[made.body.booking.id, toInstant(today(), "00:00"), toInstant(today(), "23:59")],
  ]);
}

const newName = () => `Cognome${randomUUID().replaceAll(/[^a-f]/g, "")}`;

describe("The panel's screens", () => {
  test("are created, listed without their address, and deleted", async () => {
    const room = await newSpace(admin);
    const made = await newScreen({ spaceId: room.id, showsNames: true });
    expect(made).toMatchObject({ name: "Ingresso", spaceId: room.id, showsNames: true, lastSeenAt: null });
    expect((await stateAt(tokenOf(made))).status).toBe(200);
    const stored = "SELECT token_hash FROM screen_addresses WHERE screen_id = $1";
    expect(await sql(stored, [made.id])).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const unknown = await secretary.post("/api/screens", input({ spaceId: 2_000_000_000 }));
    expect(invalid(unknown)).toEqual([400, ["spaceId"]]);
    const listed = (await secretary.get<ScreenCreated[]>("/api/screens")).body.find(
      ({ id }) => id === made.id,
    );
    const { url: _, ...kept } = made;
    expect(listed).toEqual({ ...kept, lastSeenAt: expect.any(String) });
    expect((await secretary.delete(`/api/screens/${made.id}`)).status).toBe(200);
    expect((await secretary.delete(`/api/screens/${made.id}`)).status).toBe(404);
    expect((await stateAt(tokenOf(made))).status).toBe(404);
    const [log] = await sql<{ actions: string[] }>(
      "SELECT array_agg(action ORDER BY id) AS actions FROM audit_log WHERE entity = 'screen' AND entity_id = $1",
      [made.id],
    );
    expect(log?.actions).toEqual(["create", "delete"]);
  });
});

describe("A screen", () => {
  test("of a room shows what is on in it, and customers' names only if it is set to", async () => {
    const [room, other] = [await newSpace(admin), await newSpace(admin)];
    const lastName = newName();
    await bookToday(room.id, lastName);
    await bookToday(other.id, lastName);
    const quiet = await stateOf(await newScreen({ spaceId: room.id }));
    expect(quiet).toMatchObject({ name: "Ingresso", spaceId: room.id, day: today() });
    expect(quiet.entries).toEqual([
      expect.objectContaining({ kind: "booking", spaceId: room.id, room: room.name, title: null }),
    ]);
    expect(JSON.stringify(quiet)).not.toContain(lastName);
    const open = await stateOf(await newScreen({ spaceId: room.id, showsNames: true }));
    expect(open.entries.map(({ title }) => title)).toEqual([`Giulia ${lastName}`]);
  });

  test("of the centre shows every room, with the titles of events but no reasons of closures", async () => {
    const room = await newSpace(admin);
    const event = await newEvent(admin, {
      ...{ eventDate: today(), startTime: "22:00", endTime: "23:00", spaceId: room.id },
    });
    const reason = `Motivo ${randomUUID()}`;
    await admin.post("/api/closures", {
      ...{ spaceId: room.id, startDate: today(), endDate: today(), reason, isFullDay: false },
      ...{ startTime: "07:00", endTime: "08:00" },
    });
    const state = await stateOf(await newScreen());
    const shown = state.entries.filter(({ spaceId }) => spaceId === room.id);
    expect(shown.map(({ kind, title }) => [kind, title])).toEqual([
      ["closure", null],
      ["event", event.title],
    ]);
    expect(JSON.stringify(state)).not.toContain(reason);
    expect(state.rooms.find(({ id }) => id === room.id)?.taken).toHaveLength(2);
  });

  test("does not show a room as free while a part of it is taken", async () => {
    const [taken, free] = [await newSpace(admin), await newSpace(admin)];
    const whole = await newSpace(admin, { partIds: [taken.id, free.id] });
    await bookToday(taken.id, newName());
    const { rooms } = await stateOf(await newScreen());
    const takenIn = ({ id }: { id: number }) => rooms.find((room) => room.id === id)?.taken.length;
    expect([taken, free, whole].map(takenIn)).toEqual([1, 0, 1]);
    // At the door of the whole, each entry that occupies it is shown once.
    const atTheWhole = await stateOf(await newScreen({ spaceId: whole.id }));
    expect(atTheWhole.entries).toMatchObject([{ spaceId: taken.id, room: taken.name }]);
    const other = await newSpace(admin, { partIds: [free.id, (await newSpace(admin)).id] });
    await bookToday(other.id, newName());
    expect((await stateOf(await newScreen({ spaceId: other.id }))).entries).toHaveLength(1);
  });

  test("changes with the bookings", async () => {
    const room = await newSpace(admin);
    const screen = await newScreen({ spaceId: room.id });
    expect((await stateOf(screen)).entries).toEqual([]);
    await bookToday(room.id, newName());
    expect((await stateOf(screen)).entries).toHaveLength(1);
  });
});

describe("The code of a screen", () => {
  const newCode = async (id: number) =>
    (await secretary.post<{ code: string }>(`/api/screens/${id}/code`)).body.code;
  const open = (code: string, client = new ApiClient()) =>
    client.post<{ path: string }>("/api/screens/open", { code });

  test("opens the screen on one device, as long as the screen exists", async () => {
    const screen = await newScreen();
    const code = await newCode(screen.id);
    expect(code).toMatch(/^\d{6}$/);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answers = await Promise.all([open(typed), open(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const path = answers.find(({ status }) => status === 200)?.body.path ?? "";
    const token = path.replace("/schermo/", "");
    expect((await stateAt(token)).body.name).toBe("Ingresso");
    expect((await stateAt(tokenOf(screen))).status).toBe(200);
    await secretary.delete(`/api/screens/${screen.id}`);
    expect((await stateAt(token)).status).toBe(404);
  });

  test("expires after ten minutes, or when another is created", async () => {
    const screen = await newScreen();
    const first = await newCode(screen.id);
    const second = await newCode(screen.id);
    if (first !== second) expect((await open(first)).body).toMatchObject({ code: "CODE_INVALID" });
    await sql("UPDATE screen_codes SET expires_at = now() WHERE screen_id = $1", [screen.id]);
    expect((await open(second)).status).toBe(400);
  });

  test("cannot be tried repeatedly", async () => {
    const client = new ApiClient();
    const tried = async (code: string) => (await open(code, client)).status;
    expect(await tried("000001")).toBe(400);
    await addAttempts("guess", 58, client.address);
    expect([await tried("000002"), await tried("000003")]).toEqual([400, 429]);
  });

  test("is not locked by the attempts of others", async () => {
    const screen = await newScreen();
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const client = new ApiClient();
      await Promise.all(Array.from({ length: 11 }, (_, i) => open(String(i).padStart(6, "0"), client)));
    }
    expect((await open(await newCode(screen.id))).status).toBe(200);
  });

  test("is not available for an unknown screen", async () => {
    expect((await secretary.post("/api/screens/2000000000/code")).status).toBe(404);
  });
});
