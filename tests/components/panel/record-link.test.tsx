import { screen, waitFor } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RecordLink } from "@/components/admin/audit/record-link";
import { EventGalleryPage } from "@/components/admin/event-gallery/event-gallery-page";
import { PanelUser } from "@/components/admin/shared/panel-user";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** An entry of the audit log links to its record if the record has an address, otherwise to the page that lists it. */

const entryOf = (entity: string, names: AuditEntry["names"]): AuditEntry => ({
  id: 1,
  at: "2026-11-01T08:00:00.000Z",
  actor: { id: 1, username: "admin" },
  address: null,
  action: "update",
  entity,
  entityId: 12,
  changes: {},
  names,
});

test.each([
  ["space", "/admin/spazi?apri=12"],
  ["course", "/admin/corsi?apri=12"],
  ["event", "/admin/eventi?apri=12"],
  ["gallery-image", "/admin/galleria?apri=12"],
  ["member", "/admin/soci?apri=12"],
  ["receipt", "/api/receipts/12/pdf"],
  ["closure", "/admin/chiusure"],
])("links to an existing %s", (entity, href) => {
  renderApp(<RecordLink entry={entryOf(entity, { [`${entity} 12`]: "Concerto" })} />);
  expect(screen.getByRole("link", { name: /«Concerto»/ })).toHaveAttribute("href", href);
});

test.each(["space", "event", "receipt"])("shows no link for a deleted %s", (entity) => {
  renderApp(<RecordLink entry={entryOf(entity, {})} />);
  expect(screen.queryByRole("link")).toBeNull();
});

describe("the address of a record", () => {
  const image = (id: number, title: string) => ({
    ...{ id, title, imageUrl: "/images/logo.svg", isActive: true, orderIndex: id },
    ...{ createdAt: "2026-11-01T08:00:00.000Z", translations: {} },
  });
  beforeEach(async () => {
    await serveApi((response, { path }) =>
      sendJson(
        response,
        200,
        path === "/api/event-gallery-images" ? [image(12, "Loto"), image(13, "Bambù")] : [],
      ),
    );
  });
  const open = (query: string) =>
    renderApp(
      <SearchParamsContext value={new URLSearchParams(query)}>
        <PanelUser value={{ id: 7, role: "secretary" }}>
          <EventGalleryPage />
        </PanelUser>
      </SearchParamsContext>,
    );

  test("opens the record over its list, and closing it returns to the list", async () => {
    const { user } = open("apri=12");
    expect(await screen.findByDisplayValue("Loto")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getAllByText("Bambù")).not.toHaveLength(0);
  });

  test.each(["apri=99", "apri=x", ""])("shows only the list with “%s”", async (query) => {
    open(query);
    expect(await screen.findAllByText("Loto")).not.toHaveLength(0);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
