import { randomUUID } from "node:crypto";
import { admin } from "../../helpers/admin";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookingBody, newSpace } from "../../helpers/spaces";

/**
 * PostgreSQL's codes for a full disk, no memory, a disk that does not respond, and a standby that was the primary
 * before.
 */
test.each(["53100", "53200", "58030", "25006"])(
  "a database that cannot write (%s) results in a 503, and nothing is half-written",
  async (code) => {
    const space = await newSpace(admin);
    const purpose = `Prova ${randomUUID()}`;
    const name = `full_disk_${code}`;
    await sql(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '${code}'; END $$`);
    await sql(`CREATE TRIGGER ${name} BEFORE INSERT ON bookings FOR EACH ROW
      WHEN (NEW.purpose = '${purpose}') EXECUTE FUNCTION ${name}()`);
    try {
      const body = bookingBody(space.id, inDays(9), { purpose });
      const refused = await admin.post("/api/bookings", body);
      expect([refused.status, refused.body.code]).toEqual([503, "UNAVAILABLE"]);
      expect(refused.headers.get("retry-after")).toBe("5");
      expect((await admin.post("/api/bookings", { ...body, purpose: "Altro" })).status).toBe(201);
    } finally {
      await sql(`DROP TRIGGER ${name} ON bookings`);
      await sql(`DROP FUNCTION ${name}()`);
    }
  },
);
