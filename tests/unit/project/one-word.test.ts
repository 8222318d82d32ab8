import { readSource, sourcesIn } from "@/tests/helpers/sources";

/** Folders in which names of the REST API and of tables must not be used (docs/product.md, "Words"). */
const ROOMS = ["lib/domain", "lib/services", "lib/client", "lib/mail", "lib/feeds", "components"];

const OTHER_NAMES =
  /\b(?:[pP]articipation\w*|[cC]ourseBooking(?!Ids?\b)\w*|[eE]ventRegistration\w*|(?:giveUp|GiveUp)\w*|[pP]lace(?:Name|Kind|Facts|Card|List|Status))\b/g;

/** Field names of responses. */
const OF_ANSWERS = new Set(["courseBooking", "canGiveUp"]);

const files = sourcesIn(ROOMS);

test("a sign-up is called a sign-up, whatever its name in the REST API and the tables", () => {
  const found = files.flatMap((file) => {
    const source = readSource(file);
    return [...new Set(source.match(OTHER_NAMES) ?? [])]
      .filter((name) => !OF_ANSWERS.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
  // Folders of panel pages are named after the lists of the REST API.
  const named = files.filter((file) => !file.startsWith("components/admin/course-bookings/"));
  expect(
    named.filter((file) => /participation|course-booking|event-registration|give-up/.test(file)),
  ).toEqual([]);
});
