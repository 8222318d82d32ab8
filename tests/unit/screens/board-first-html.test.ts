import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, createElement } from "react";
import { renderToString } from "react-dom/server";
import { BoardGrid } from "@/components/admin/board/board-grid";
import { TIME_ZONE, toInstant } from "@/lib/domain/time/dates";
import { panelMessages } from "@/lib/i18n/panel-messages";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";

const MONDAY = "2030-11-25";

const boardOf = (count: number): Board => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return {
    rooms: ids.map((id) => ({
      ...{ id, name: `Sala ${id}`, capacity: 20, isAvailable: true, minBookingHours: 1 },
      ...{ openingTime: "08:00", closingTime: "20:00", partIds: [], closed: [] },
    })) as BoardRoom[],
    entries: ids.map((id) => ({
      ...{ kind: "booking", id, spaceId: id, bufferEndsAt: null, isFullDay: false, purpose: null },
      ...{ title: `Anna Prova${id}`, label: `Prova${id} A.`, status: "confirmed", paymentStatus: "unpaid" },
      startsAt: toInstant(MONDAY, "08:00").toISOString(),
      endsAt: toInstant(MONDAY, "10:00").toISOString(),
      dueAmount: 4000,
    })) as BoardEntry[],
    holidays: [],
  };
};

const htmlOf = (board: Board) => {
  const nothing = () => {};
  const grid = createElement(BoardGrid, {
    ...{ board, view: "settimana", day: MONDAY, today: "2030-11-25" },
    ...{ onNew: nothing, onOpen: nothing, onMove: nothing, onClosed: nothing, onOpenDay: nothing },
  });
  const page: ComponentProps<typeof NextIntlClientProvider> = {
    ...{ locale: "it", messages: panelMessages, timeZone: TIME_ZONE },
    children: grid,
  };
  return renderToString(createElement(NextIntlClientProvider, page));
};

test.each([5, 60])("the server renders a board of %i rooms with their occupied time", (count) => {
  const html = htmlOf(boardOf(count));
  expect(html).toContain("Prova1 A.");
  expect(html).toContain(`Sala ${count}`);
});
