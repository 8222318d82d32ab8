import { ApiClient } from "../helpers/api";
import { ADMIN, cookieOf, newCustomer } from "../helpers/people";

describe("the panel is guarded on the server", () => {
  it("sends a visitor to the home page, with the way back, and shows nothing of it", async () => {
    const answer = await new ApiClient().get<string>("/admin?tab=bookings");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe("/?next=%2Fadmin%3Ftab%3Dbookings");
    // The title of the page is no secret; what the panel holds is.
    expect(answer.body.includes("Richieste da confermare")).toBe(false);
  });

  it("sends a customer to the home page", async () => {
    const { user, password } = await newCustomer();
    const answer = await new ApiClient().get("/admin", { cookie: await cookieOf(user.username, password) });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/"]);
  });

  it("opens for an administrator and is kept in no cache", async () => {
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const answer = await new ApiClient().get<string>("/admin", { cookie });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Pannello di Amministrazione");
    expect(answer.headers.get("cache-control")).toMatch(/no-store|private/);
  });
});
