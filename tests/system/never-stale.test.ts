import { addDays } from "@/lib/domain/time/dates";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { formWith, picture } from "../helpers/pictures";
import { bookingBody, newSpace } from "../helpers/spaces";
import { adminOf, customerOf, hasPostgres, sqlOf, startTestSite } from "../helpers/test-site";

/** Tables whose rows appear on no page that is cached for everyone. */
const NOT_SHOWN = new Set([
  "_prisma_migrations",
  "content_versions",
  "day_versions",
  "users",
  "people",
  "person_aliases",
  "sign_in_codes",
  "check_ins",
  "invitations",
  "sent_mails",
  "newsletter_links",
  "mailings",
  "mailing_recipients",
  "sessions",
  "idempotency_keys",
  "rate_limits",
  "audit_log",
  "api_keys",
  "webhook_endpoints",
  "webhook_deliveries",
  "sign_in_addresses",
  "recovery_codes",
  "calendar_feeds",
  // Shown by the time that they occupy.
  "followed_calendars",
  "external_entries",
  "charges",
  "payments",
  "receipts",
  "receipt_payments",
  "receipt_counters",
  "checkout_sessions",
  "online_refunds",
  // Shown by the time that they occupy, and by the number of participants of their event.
  "bookings",
  "sign_ups",
  "booking_series",
  // Named by the rows that show them, and never changed under the same name.
  "pictures",
  // Which rows belong to the demonstration; used only by the panel.
  "demonstration",
  // When backups were made and tested; used only by administrators.
  "operation_reports",
  // Only its existence is shown, and a change of that increases the version of the site.
  "mail_server",
  "passkeys",
  "passkey_challenges",
  "person_invitations",
  "imports",
  "import_items",
  "screens",
  "screen_addresses",
  "screen_codes",
  // Members, fees, codes and books; shown only to their owners and in the panel.
  "members",
  "member_versions",
  "member_counter",
  "member_fees",
  "member_reminders",
  "promo_codes",
  "payment_rows",
  "book_years",
  "book_entries",
  "book_documents",
  "bank_files",
  "bank_movements",
  "bank_matches",
  "bank_layouts",
  "passes",
  "pass_uses",
  // Shown on pages that are rendered per request: the sale of passes, and the booking of a room.
  "pass_products",
  "pass_product_courses",
  "extras",
  "extra_spaces",
  "booking_extras",
]);

/** Once a write of one process is acknowledged, another process shows it, on pages and in the API. */
(hasPostgres ? describe : describe.skip)("two processes on one database", () => {
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let writer: string;
  let reader: string;
  let admin: ApiClient;
  let customer: ApiClient;
  const day = inDays(20);
  const search = `startDate=${day}&endDate=${day}`;

  beforeAll(async () => {
    site = await startTestSite({ kind: "postgres", webProcesses: 2 });
    [writer = "", reader = ""] = site.addresses;
    admin = (await adminOf(writer)).client;
    customer = new ApiClient({ token: await customerOf(writer), base: writer });
  });
  afterAll(() => site?.stop());

  const html = async (path: string) => (await fetch(reader + path)).text();
  const shows = async (path: string, text: string) => (await html(path)).includes(text);
  const namesFound = async () =>
    (await new ApiClient().get<{ name: string }[]>(`/api/spaces?${search}`, { base: reader })).body.map(
      ({ name }) => name,
    );
  /** Repeated until both processes have cached it: the third response is certainly a copy. */
  async function warm(path: string) {
    for (let n = 0; n < 3; n += 1) await html(path);
  }

  test("a room booked through one process disappears from searches of the other, and returns after the cancellation", async () => {
    for (let round = 0; round < 2; round += 1) {
      const space = await newSpace(admin);
      await warm(`/spaces?${search}`);
      await warm(`/api/spaces?${search}`);
      expect(await shows(`/spaces?${search}`, space.name)).toBe(true);
      expect(await namesFound()).toContain(space.name);

      const booked = await customer.post<{ booking: { id: number } }>(
        "/api/bookings",
        bookingBody(space.id, day),
      );
      expect(booked.status).toBe(201);
      expect(await shows(`/spaces?${search}`, space.name)).toBe(false);
      expect(await namesFound()).not.toContain(space.name);

      const canceled = await customer.put(`/api/bookings/${booked.body.booking.id}`, { status: "canceled" });
      expect(canceled.status).toBe(200);
      expect(await shows(`/spaces?${search}`, space.name)).toBe(true);
      expect(await namesFound()).toContain(space.name);
    }
  });

  test("a near day offered by a search without results is no longer offered once it is booked", async () => {
    // The only room for so many people, so that every card is about it.
    const space = await newSpace(admin, { capacity: 900 });
    const asked = `/spaces?${search}&people=900`;
    const book = async (on: string) =>
      expect((await customer.post("/api/bookings", bookingBody(space.id, on))).status).toBe(201);
    // Adjacent days too, so that the offered day is not adjacent to the requested one.
    for (const on of [addDays(day, -1), day, addDays(day, 1)]) await book(on);
    await warm(asked);
    const link = new RegExp(`href="/spaces/${space.id}-[^"]*startDate=(\\d{4}-\\d\\d-\\d\\d)`, "g");
    const offeredDays = async () =>
      [...(await html(asked)).matchAll(link)].map(([, on = ""]) => on).filter((on) => on !== day);
    const [offered] = await offeredDays();
    if (offered === undefined) throw new Error("The search offers no near day.");
    await book(offered);
    expect(await offeredDays()).not.toContain(offered);
    expect(await offeredDays()).toHaveLength(1);
  });

  test("a manual change in the database is shown immediately", async () => {
    const space = await newSpace(admin);
    const path = `/spaces/${space.id}-${space.name.toLowerCase().replaceAll(" ", "-")}`;
    await warm(path);
    await warm("/spaces");
    await sqlOf(site, "UPDATE spaces SET description = 'Cambiata a mano' WHERE id = $1", [space.id]);
    expect(await shows(path, "Cambiata a mano")).toBe(true);
    expect(await shows("/spaces", "Cambiata a mano")).toBe(true);
  });

  interface Shown {
    isAvailable: boolean;
    unavailable: { code: string; message: string } | null;
  }
  const calendarOf = (spaceId: number, from: string, to: string) =>
    `/api/spaces/${spaceId}/availability?startDate=${from}&endDate=${to}`;
  /** The first day, as shown to a visitor by default. */
  async function calendarDay(spaceId: number, from = day, to = inDays(22), client = new ApiClient()) {
    const { body } = await client.get<{ availability: Shown[] }>(calendarOf(spaceId, from, to), {
      base: reader,
    });
    return body.availability[0];
  }
  const quoteOf = async (spaceId: number, on = day) =>
    (
      await new ApiClient().get<Shown & { totalAmount: number }>(
        `/api/spaces/${spaceId}/quote?startDate=${on}&isFullDay=true`,
        {
          base: reader,
        },
      )
    ).body;

  test("a calendar and a quote immediately show bookings and cancellations made through another process", async () => {
    const space = await newSpace(admin);
    const beside = await newSpace(admin);
    for (let round = 0; round < 2; round += 1) {
      // Repeated until both are cached: the third response is certainly a copy.
      for (let n = 0; n < 3; n += 1) {
        expect((await calendarDay(space.id))?.isAvailable).toBe(true);
        expect((await quoteOf(space.id)).isAvailable).toBe(true);
        expect((await calendarDay(beside.id))?.isAvailable).toBe(true);
      }
      const booked = await customer.post<{ booking: { id: number } }>(
        "/api/bookings",
        bookingBody(space.id, day),
      );
      expect(booked.status).toBe(201);
      expect((await calendarDay(space.id))?.unavailable?.code).toBe("SLOT_TAKEN");
      expect((await quoteOf(space.id)).unavailable?.code).toBe("SLOT_TAKEN");
      expect((await calendarDay(beside.id))?.isAvailable).toBe(true);
      const path = `/api/bookings/${booked.body.booking.id}`;
      expect((await customer.put(path, { status: "canceled" })).status).toBe(200);
    }
    expect((await calendarDay(space.id))?.isAvailable).toBe(true);
  });

  test("a calendar shows the current name of a course, and like a quote applies the current rules of the requesting user", async () => {
    const rows = await sqlOf<{ room: number; course: number; on: string; title: string }>(
      site,
      `SELECT t.space_id AS room, c.id AS course, (t.starts_at AT TIME ZONE 'Europe/Rome')::date::text AS on, c.title
         FROM taken_times t JOIN courses c ON c.id = t.course_id WHERE t.starts_at > now() + interval '3 days' AND t.space_id = 15 LIMIT 1`,
    );
    const [{ room = 0, course = 0, on = "", title = "" } = {}] = rows;
    const whole = async () => (await fetch(reader + calendarOf(room, on, on))).text();
    for (let n = 0; n < 3; n += 1) expect(await whole()).toContain(title);
    await sqlOf(site, "UPDATE courses SET title = 'Nome nuovo' WHERE id = $1", [course]);
    expect(await whole()).toContain("Corso: Nome nuovo");

    const space = await newSpace(admin);
    const soon = inDays(3);
    for (let n = 0; n < 3; n += 1) {
      expect((await calendarDay(space.id, soon))?.isAvailable).toBe(true);
      expect((await quoteOf(space.id, soon)).isAvailable).toBe(true);
    }
    try {
      await admin.patch("/api/settings", { noticeMinutes: 7 * 24 * 60 });
      for (let n = 0; n < 3; n += 1)
        expect((await calendarDay(space.id, soon))?.unavailable?.code).toBe("TOO_SOON");
      expect((await calendarDay(space.id, soon, inDays(22), admin))?.isAvailable).toBe(true);
      expect((await quoteOf(space.id, soon)).unavailable?.code).toBe("TOO_SOON");
    } finally {
      await admin.patch("/api/settings", { noticeMinutes: 0 });
    }
    expect((await calendarDay(space.id, soon))?.isAvailable).toBe(true);
    expect((await quoteOf(space.id, soon)).isAvailable).toBe(true);
  });

  test("a new price applies in every process once its change is acknowledged", async () => {
    const space = await newSpace(admin);
    for (const euros of [80, 90, 100]) {
      expect((await quoteOf(space.id)).unavailable).toBeNull();
      await admin.put(`/api/spaces/${space.id}`, { pricePerDay: String(euros) });
      expect((await quoteOf(space.id)).totalAmount).toBe(euros * 100);
    }
  });

  test("each table either increases a version or appears on no cached page", async () => {
    const rows = await sqlOf<{ name: string }>(
      site,
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND NOT EXISTS (
          SELECT 1 FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
           WHERE t.tgrelid = c.oid AND p.proname IN ('raise_content_version', 'raise_days_of_row'))`,
    );
    expect(rows.map(({ name }) => name).filter((name) => !NOT_SHOWN.has(name))).toEqual([]);
  });

  test("a picture uploaded through one process is shown by another, and disappears from both when removed", async () => {
    const uploaded = await admin.send<{ image: { id: number }; imageUrl: string; id: number }>(
      "POST",
      "/api/event-gallery-images",
      { raw: formWith("image", await picture("png"), { title: "Prova" }), base: writer },
    );
    expect(uploaded.status).toBe(201);
    const { id, imageUrl } = uploaded.body;
    for (const base of [writer, reader, reader]) expect((await fetch(base + imageUrl)).status).toBe(200);
    expect((await admin.delete(`/api/event-gallery-images/${id}`)).status).toBe(200);
    for (const base of [writer, reader]) expect((await fetch(base + imageUrl)).status).toBe(404);
  });
});
