import { screen, waitFor } from "@testing-library/react";
import { CashPage } from "@/components/admin/cash/cash-pages";
import { ReminderButton } from "@/components/admin/cash/reminder-button";
import { MailsPage } from "@/components/admin/mails/mails-page";
import { OverviewPage } from "@/components/admin/overview/overview-page";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { InviteDialog } from "@/components/admin/settings/staff/invite-dialog";
import { CancelBooked } from "@/components/admin/shared/closure/cancel-booked";
import { NotifyParticipants } from "@/components/admin/shared/closure/notify-participants";
import { useMailNotice, useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { queryClient } from "@/lib/client/person/query-client";
import type { Role } from "@/lib/domain/person/roles";
import type { Overview } from "@/lib/schemas/panel/overview";
import type { OpenBalance } from "@/lib/schemas/till/payment";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

/** Without a mail server, the screens that configure it or send mails show a notice. */

const OVERVIEW: Overview = {
  today: "2026-11-29",
  week: { first: "2026-11-23", last: "2026-11-29" },
  todaysBookings: [],
  dueToday: [],
  lapsingToday: [],
  depositsToReturn: [],
  pending: { total: 0, bookings: [] },
  occupancy: [],
  amounts: [],
  members: null,
  counts: { upcomingBookings: 0, upcomingEvents: 0, activeCourses: 0 },
  externalConflicts: [],
  eventsAtRisk: [],
};
const SCREENS = [
  ["Oggi", <OverviewPage key="overview" />, true],
  ["Posta", <MailsPage key="mails" />, false],
  ["Impostazioni", <SettingsPage key="settings" />, false],
  ["Cassa", <CashPage key="cash" today="2026-11-29" />, true],
] as const;

let hasServer: boolean;
let asked: string[];
beforeEach(async () => {
  [hasServer, asked] = [false, []];
  await serveApi((response, { path }) => {
    asked.push(path);
    if (path === "/api/mails/delivery") return sendJson(response, 200, { hasServer });
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path === "/api/overview") return sendJson(response, 200, OVERVIEW);
    if (path.startsWith("/api/board"))
      return sendJson(response, 200, { rooms: [], entries: [], holidays: [] });
    if (path.startsWith("/api/reports/revenue"))
      return sendJson(response, 200, { rows: [], total: { net: 0 } });
    if (path === "/api/payments/reminders") return sendJson(response, 200, { sent: true });
    if (path.endsWith("/calendar")) return sendJson(response, 200, { url: null });
    sendJson(response, 200, []);
  });
});

const show = (screenOf: React.ReactNode, role: Role = "secretary") => renderPanel(screenOf, role);
const notice = () => screen.queryByRole("region", { name: "Nessun server di posta" });

test.each(SCREENS)("%s warns that mails cannot be sent, and offers help", async (_name, page, linksOn) => {
  show(page);
  await waitFor(() => expect(notice()).toBeVisible());
  expect(notice()).toHaveTextContent("Le e-mail non partono");
  if (linksOn)
    expect(screen.getByRole("link", { name: "Che cosa fare" })).toHaveAttribute("href", "/admin/posta");
  else expect(notice()).toHaveTextContent("SMTP_URL");
});

test.each(SCREENS)("%s shows no warning with a mail server", async (_name, page) => {
  hasServer = true;
  show(page);
  await waitFor(() => expect(asked).toContain("/api/mails/delivery"));
  await screen.findAllByRole("heading", { level: 2 });
  expect(notice()).toBeNull();
});

test("warns the desk without a link to Posta, to which it has no access", async () => {
  show(<OverviewPage />, "desk");
  await waitFor(() => expect(notice()).toBeVisible());
  expect(screen.queryByRole("link", { name: "Che cosa fare" })).toBeNull();
});

/** The toasts for one customer, for a customer without an address, and for several people. */
function Told() {
  const mailNotice = useMailNotice();
  const mailsNotice = useMailsNotice();
  const said = [
    mailNotice(true, "Il cliente riceve il motivo per e-mail."),
    mailNotice(false),
    ...[0, 1, 2].map((count) => mailsNotice(count)),
  ];
  return said.map((text) => <p key={text}>{text}</p>);
}
const NOBODY = ["Non parte nessuna e-mail: avvisa tu il cliente.", "Non parte nessuna e-mail."];

test.each([
  [
    true,
    [
      "Il cliente riceve il motivo per e-mail.",
      ...NOBODY,
      "Una persona riceve un'e-mail.",
      "2 persone ricevono un'e-mail.",
    ],
  ],
  [
    false,
    [
      "Nessun server di posta è configurato: l'e-mail non parte, avvisa tu il cliente.",
      ...NOBODY,
      "Nessun server di posta è configurato: un'e-mail non parte.",
      "Nessun server di posta è configurato: 2 e-mail non partono.",
    ],
  ],
])("promises a mail in a toast only with a mail server: %s", async (has, said) => {
  hasServer = has;
  const { container } = show(<Told />);
  await waitFor(() => expect(queryClient().getQueryData(["/api/mails/delivery"])).toEqual({ hasServer }));
  await waitFor(() =>
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(said),
  );
});

describe("a payment reminder", () => {
  const balance: OpenBalance = {
    ...{ kind: "event", id: 41, title: "Bagno di gong", confirmationNumber: "00041" },
    ...{ payerName: "Ada Riva", payerEmail: "ada@example.org", payerPhone: null, payerKey: "ada" },
    ...{ startDate: "2026-12-03", endDate: null, startTime: null, endTime: null, since: "2026-12-03" },
    ...{
      seriesId: null,
      payerTotal: 1_500,
      totalAmount: 1_500,
      paidAmount: 0,
      dueAmount: 1_500,
      refundDue: 0,
    },
    ...{ paymentStatus: "unpaid", depositHeld: 0, depositReturnDue: 0, refundIban: null },
  };
  const remind = async () => {
    const { user } = show(<ReminderButton balance={balance} />);
    await waitFor(() => expect(queryClient().getQueryData(["/api/mails/delivery"])).toEqual({ hasServer }));
    await user.click(screen.getByRole("button", { name: "Invia promemoria a Ada Riva: Bagno di gong" }));
  };

  test("is reported as sent with a mail server", async () => {
    hasServer = true;
    await remind();
    expect(await screen.findByText("Promemoria inviato")).toBeVisible();
    expect(screen.getByText("ada@example.org")).toBeVisible();
  });

  test("is reported as not delivered without a mail server", async () => {
    await remind();
    expect(await screen.findByText("Promemoria scritto in un file")).toBeVisible();
    expect(screen.getByText("Nessun server di posta è configurato: avvisa tu il cliente.")).toBeVisible();
    expect(screen.queryByText("Promemoria inviato")).toBeNull();
  });
});

const DIALOGS = [
  ["the invitation of a colleague", <InviteDialog key="invite" onClose={() => {}} />],
  [
    "the closing over bookings",
    <CancelBooked key="cancel" count={2} reason="Lavori" disabled={false} onCancel={async () => {}} />,
  ],
  [
    "the telling of who has lessons",
    <NotifyParticipants key="tell" recipients={2} isOn onChange={() => {}} />,
  ],
] as const;

test.each(DIALOGS)(
  "%s warns before submission that mails are not delivered without a mail server",
  async (_name, dialog) => {
    show(dialog);
    expect(await screen.findByText(/non arrivano a nessuno/)).toBeVisible();
  },
);

test.each(DIALOGS)("%s shows no warning with a mail server", async (_name, dialog) => {
  hasServer = true;
  show(dialog);
  await waitFor(() => expect(queryClient().getQueryData(["/api/mails/delivery"])).toEqual({ hasServer }));
  expect(screen.queryByText(/non arrivano a nessuno/)).toBeNull();
});
