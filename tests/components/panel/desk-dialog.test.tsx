import { screen, waitFor } from "@testing-library/react";
import { DeskDialog } from "@/components/admin/frame/desk/desk-dialog";
import type { Role } from "@/lib/domain/person/roles";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

/** A Sunday. */
const TODAY = "2026-11-22";
const PEOPLE = [
  { id: 3, firstName: "Giulia", lastName: "Rossi", phone: null, email: "giulia@example.com" },
  { id: 8, firstName: "Marta", lastName: "Rossi", phone: "333 1234567", email: "" },
];
const ROOM = { capacity: 20, totalAmount: 3500, isOnRequest: false, unavailable: null };
const ROOMS = [
  { ...ROOM, spaceId: 1, name: "Sala Loto" },
  { ...ROOM, spaceId: 2, name: "Sala Salvia" },
];
const BOOKING = {
  ...{ confirmationNumber: 7, firstName: "Lia", lastName: "Verdi", space: { name: "Sala Loto" } },
  ...{ startDate: "2026-12-01", endDate: "2026-12-01", isFullDay: true, startTime: null, endTime: null },
};
const BOOKINGS = [
  { ...BOOKING, id: 1, status: "canceled" },
  { ...BOOKING, id: 2, confirmationNumber: 9, status: "confirmed" },
];
const EVENTS = [{ id: 4, title: "Bagno di gong", eventDate: "2026-12-05", endDate: null }];

let server: LoopbackServer;
beforeEach(async () => {
  server = await serveApi((response, { path }) => {
    const known = path.startsWith("/api/people?q=rossi")
      ? PEOPLE
      : path.startsWith("/api/board/free")
        ? ROOMS
        : path.startsWith("/api/bookings?q=gong")
          ? BOOKINGS
          : path.startsWith("/api/events")
            ? EVENTS
            : [];
    sendJson(response, 200, known);
  });
});

async function ask(text: string, first: RegExp, role: Role = "admin") {
  const onFollow = jest.fn();
  const onClose = jest.fn();
  const { user } = renderPanel(<DeskDialog today={TODAY} onFollow={onFollow} onClose={onClose} />, role);
  const box = screen.getByRole("combobox", { name: /Cerca spazi liberi/ });
  expect(box).toHaveFocus();
  await user.keyboard(text);
  await screen.findByRole("option", { name: first });
  return { user, box, onFollow, onClose };
}

/** Asserts the only selected option, which must also be the combobox's active descendant. */
function expectActive(box: HTMLElement, name: RegExp): void {
  const active = screen.getByRole("option", { selected: true });
  expect(active).toHaveTextContent(name);
  expect(box).toHaveAttribute("aria-activedescendant", active.id);
  expect(box).toHaveFocus();
}

it("moves through the results with the arrow keys, wrapping around, with the focus in the combobox", async () => {
  const { user, box } = await ask("rossi", /Giulia/);
  expect(box).toHaveAttribute("aria-controls", screen.getByRole("listbox", { name: "Risposte" }).id);
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Marta/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Giulia/);
  await user.keyboard("{ArrowUp}");
  expectActive(box, /Marta/);
});

it("moves from the free rooms on to the day with the arrow keys, and Enter opens the active result", async () => {
  const { user, box, onFollow } = await ask("gio 17", /Sala Loto/);
  expectActive(box, /Sala Loto/);
  await user.keyboard("{ArrowDown}");
  expectActive(box, /Sala Salvia.*35,00/);
  await user.keyboard("{Enter}");
  expect(onFollow).toHaveBeenLastCalledWith(
    expect.objectContaining({
      kind: "book",
      spaceId: 2,
      period: expect.objectContaining({ startDate: "2026-11-26", startTime: "17:00" }),
    }),
  );
  await user.keyboard("{ArrowDown}");
  expectActive(box, /giovedì 26 novembre/i);
  await user.keyboard("{Enter}");
  expect(onFollow).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "day", day: "2026-11-26" }));
});

it("starts at the first result again when the text changes", async () => {
  const { user, box } = await ask("gio 17", /Sala Loto/);
  await user.keyboard("{ArrowDown}");
  await user.clear(box);
  await user.keyboard("rossi");
  await screen.findByRole("option", { name: /Giulia/ });
  expectActive(box, /Giulia/);
});

it("opens nothing without results, and reports that there are none", async () => {
  server.answerWith((response) => sendJson(response, 200, []));
  const { user } = renderApp(<DeskDialog today={TODAY} onFollow={() => {}} onClose={() => {}} />);
  await user.keyboard("nessuno");
  expect(await screen.findByText("Non ho trovato niente.")).toHaveAttribute("role", "status");
  expect(screen.getByRole("combobox")).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it.each([
  ["dove cambio l'IBAN?", /^IBAN per i bonifici/, "/admin/impostazioni/ricevute#iban"],
  ["chi deve pagare?", /^Da incassare/, "/admin/cassa/da-incassare"],
  ["stampare il libro soci", /^Libro soci/, "/admin/libro-soci"],
  ["cassa", /^Cassa/, "/admin/cassa"],
  ["cambiare la mia password", /^Il tuo account/, "/settings"],
  ["logo", /^Logo/, "/admin/impostazioni/sito#logo"],
  ["importare un excel", /^Importa ed esporta/, "/admin/importa"],
  ["invitare una collega", /^Persone del centro/, "/admin/impostazioni/persone"],
  ["disdette", /^Regole delle disdette/, "/admin/impostazioni/disdette"],
  ["da quanti giorni si può disdire?", /^Regole delle disdette/, "/admin/impostazioni/disdette"],
  ["fare la ricevuta a un cliente", /^Ricevute/, "/admin/cassa/ricevute"],
  ["chiudere per ferie", /^Chiusure/, "/admin/chiusure"],
  ["bilancio", /^Rendiconto/, "/admin/rendiconto"],
  ["chiudere il centro per Natale", /^Chiusure/, "/admin/chiusure"],
  ["aggiungere un'insegnante", /^Insegnanti/, "/admin/corsi/insegnanti"],
  ["mandare una comunicazione ai soci", /^Comunicazioni/, "/admin/clienti/comunicazioni"],
  ["quanto abbiamo incassato a ottobre?", /^Resoconto/, "/admin/cassa/resoconto"],
  ["chi è in lista d'attesa?", /^Lista d'attesa/, "/admin/lista-attesa"],
  ["la foto della pagina iniziale", /^Foto della pagina iniziale/, "/admin/impostazioni/sito#heroImageUrl"],
  ["vendere un carnet", /^Carnet/, "/admin/carnet"],
  ["prenotazione", /^Prenotazioni\s*Tutte/, "/admin/prenotazioni"],
  ["socio", /^Soci/, "/admin/soci"],
  ["chi viene", /^Oggi/, "/admin/oggi"],
  ["chi viene stasera all'evento", /^Eventi/, "/admin/eventi"],
  ["chi ha modificato questa prenotazione", /^Registro/, "/admin/registro"],
  ["dare l'accesso a una collega", /^Persone del centro/, "/admin/impostazioni/persone"],
  ["un corso salta una lezione, dove lo segno", /^Corsi/, "/admin/corsi"],
  ["codice sconto", /^Codici sconto/, "/admin/codici"],
  ["caparra", /^Sale/, "/admin/spazi"],
  ["caparre e cauzioni", /^Sale/, "/admin/spazi"],
  ["una persona ha due schede: unirle", /^Clienti/, "/admin/clienti"],
  ["far entrare chi arriva a un evento", /^Oggi/, "/admin/oggi"],
  ["rimborso", /^Da rimborsare/, "/admin/cassa/da-rimborsare"],
  ["quanto paga chi disdice?", /^Regole delle disdette/, "/admin/impostazioni/disdette"],
  ["chi non ha rinnovato", /^Soci/, "/admin/soci"],
  ["certificati scaduti", /^Soci/, "/admin/soci"],
  ["password dimenticata di un socio", /^Clienti/, "/admin/clienti"],
  ["iscrivere una persona a un corso", /^Iscrizioni ai corsi/, "/admin/iscrizioni"],
  ["ho sbagliato un pagamento", /^Cassa/, "/admin/cassa"],
  ["incasso di oggi", /^Cassa/, "/admin/cassa"],
  ["chi c'è oggi in sala", /^Oggi/, "/admin/oggi"],
  ["tablet alla porta", /^Schermi/, "/admin/impostazioni/schermi"],
  ["sollecitare chi non paga", /^Da incassare/, "/admin/cassa/da-incassare"],
  ["pulizie pagate", /^Prima nota/, "/admin/prima-nota"],
  ["chi ha cancellato la prenotazione", /^Registro/, "/admin/registro"],
])("ranks the page or setting first for everyday words: %s", async (words, first, href) => {
  const { user, box, onFollow } = await ask(words, first);
  expectActive(box, first);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(onFollow).toHaveBeenCalledWith(expect.objectContaining({ kind: "page", href })));
});

it("offers the desk no page without permission", async () => {
  await ask("carnet", /^Carnet/, "desk");
  expect(screen.queryByRole("option", { name: /Carnet in vendita/ })).toBeNull();
});

it("finds an event, and lists valid bookings before canceled ones, which are marked", async () => {
  await ask("gong", /Bagno di gong/);
  await screen.findAllByRole("option", { name: /Lia Verdi/ });
  const [first, second] = screen.getAllByRole("option", { name: /Lia Verdi/ });
  expect(first).toHaveTextContent(/#P0*9 Lia/);
  expect(second).toHaveTextContent(/Annullata · Sala Loto/);
});

it("ranks rooms that are too small for the number of people last, and books for that number", async () => {
  server.answerWith((response, { path }) =>
    sendJson(
      response,
      200,
      path.startsWith("/api/board/free") ? [{ ...ROOMS[0], capacity: 5 }, ROOMS[1]] : [],
    ),
  );
  const { user, box, onFollow } = await ask("gio 17-19 8 persone", /Sala Salvia/);
  expectActive(box, /Sala Salvia/);
  expect(screen.getByRole("option", { name: /Sala Loto/ })).toHaveTextContent("troppo pochi posti");
  await user.keyboard("{Enter}");
  expect(onFollow).toHaveBeenCalledWith(expect.objectContaining({ kind: "book", spaceId: 2, attendees: 8 }));
});

it("offers no room if the weekday contradicts the date, and says so", async () => {
  const { user } = await ask("giovedì 14-16", /Sala Loto/);
  await user.keyboard(" 23/12");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Hai scritto giorni diversi: giovedì 26 novembre 2026, mercoledì 23 dicembre 2026. Scrivine uno solo.",
  );
  expect(screen.queryByRole("option", { name: /Sala Loto/ })).not.toBeInTheDocument();
});
