import { parseText } from "@/lib/domain/language/parse-text";
import { text } from "@/lib/domain/language/text";
import { boardSchema } from "@/lib/schemas/panel/board";
import { localizeResponse } from "@/lib/schemas/worded";
import { inItalian } from "@/tests/helpers/in-italian";

/** Names and titles stand where texts of the catalogue do, and people may type them in the form of one. */

test.each(["a._?{ x}", "a.b?{", "www.esempio.it?{1}", "Mario Rossi", ""])("%p is not a text", (typed) => {
  expect(parseText(typed)).toBeNull();
  expect(inItalian(typed)).toBe(typed);
});

test.each([
  '{"day":null}',
  '{"day":{}}',
  '{"day":{"instant":"ieri"}}',
  '{"day":{"day":"ieri","style":"al"}}',
  '{"day":{"days":5}}',
  '{"day":{"list":1}}',
  '{"day":{"name":"Loto"}}',
])("a text with the typed values %p is shown as typed", (values) => {
  expect(inItalian(`roomTime.tooFar?${values}`)).toBe(`roomTime.tooFar?${values}`);
});

test("a text of the catalogue keeps its values", () => {
  expect(inItalian(text("roomTime.closed", { reason: "a._?{ x}" }))).toBe("Chiuso: a._?{ x}.");
});

test("one customer's name does not prevent the board from being shown", () => {
  const entry = { title: "a._?{ x}", label: "x} A." };
  const board = { rooms: [], holidays: [], entries: [entry] };
  expect(localizeResponse<unknown>(boardSchema, board, inItalian)).toEqual(board);
});
