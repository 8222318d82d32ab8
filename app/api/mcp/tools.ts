import { text } from "@/lib/domain/language/text";
import { apiCall, callApi, type Tool, toolOf } from "@/lib/http/mcp/tool";
import * as bookingsId from "../bookings/[id]/route";
import * as bookings from "../bookings/route";
import * as courses from "../courses/route";
import * as events from "../events/route";
import * as people from "../people/route";
import * as openBalances from "../reports/open/route";
import * as settings from "../settings/route";
import * as site from "../site/route";
import * as spacesIdQuote from "../spaces/[id]/quote/route";
import * as spacesId from "../spaces/[id]/route";
import * as spaces from "../spaces/route";

const readSettings = apiCall("GET", settings.GET);
const readSite = apiCall("GET", site.GET);
const changeBooking = apiCall("PUT", bookingsId.PUT);

const houseRules: Tool = {
  name: "house_rules",
  title: text("assistants.houseRules.title"),
  description: text("assistants.houseRules.text"),
  isDestructive: false,
  inputSchema: { type: "object", properties: {}, required: [] },
  call: readSettings,
  run: async (_, caller) => ({
    settings: (await callApi(readSettings, {}, caller)).answer,
    site: (await callApi(readSite, {}, caller)).answer,
  }),
};

/** The tools of the Model Context Protocol, served by lib/http/mcp. */
export const tools: readonly Tool[] = [
  toolOf({
    name: "find_free_rooms",
    title: text("assistants.findFreeRooms.title"),
    description: text("assistants.findFreeRooms.text"),
    call: apiCall("GET", spaces.GET),
    list: "spaces",
  }),
  toolOf({
    name: "get_room",
    title: text("assistants.getRoom.title"),
    description: text("assistants.getRoom.text"),
    call: apiCall("GET", spacesId.GET),
  }),
  toolOf({
    name: "quote_booking",
    title: text("assistants.quoteBooking.title"),
    description: text("assistants.quoteBooking.text"),
    call: apiCall("GET", spacesIdQuote.GET),
  }),
  toolOf({
    name: "list_events",
    title: text("assistants.listEvents.title"),
    description: text("assistants.listEvents.text"),
    call: apiCall("GET", events.GET),
    list: "events",
    only: [],
  }),
  toolOf({
    name: "list_courses",
    title: text("assistants.listCourses.title"),
    description: text("assistants.listCourses.text"),
    call: apiCall("GET", courses.GET),
    list: "courses",
  }),
  houseRules,
  toolOf({
    name: "create_booking",
    title: text("assistants.createBooking.title"),
    description: text("assistants.createBooking.text"),
    call: apiCall("POST", bookings.POST),
  }),
  toolOf({
    name: "cancel_booking",
    title: text("assistants.cancelBooking.title"),
    description: text("assistants.cancelBooking.text"),
    call: changeBooking,
    isDestructive: true,
    fixed: { status: "canceled" },
    only: ["id", "refundPercent", "reason", "notifiesCustomer"],
  }),
  toolOf({
    name: "move_booking",
    title: text("assistants.moveBooking.title"),
    description: text("assistants.moveBooking.text"),
    call: changeBooking,
    isDestructive: true,
    only: [
      ...["id", "spaceId", "startDate", "endDate", "startTime", "endTime", "isFullDay"],
      ...["totalAmount", "expectedTotal", "notifiesCustomer"],
    ],
  }),
  toolOf({
    name: "list_bookings",
    title: text("assistants.listBookings.title"),
    description: text("assistants.listBookings.text"),
    call: apiCall("GET", bookings.GET),
    list: "bookings",
  }),
  toolOf({
    name: "find_person",
    title: text("assistants.findPerson.title"),
    description: text("assistants.findPerson.text"),
    call: apiCall("GET", people.GET),
    list: "people",
  }),
  toolOf({
    name: "open_balances",
    title: text("assistants.openBalances.title"),
    description: text("assistants.openBalances.text"),
    call: apiCall("GET", openBalances.GET),
    list: "balances",
  }),
];
