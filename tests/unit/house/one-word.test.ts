import { readSource, sourcesIn } from "@/tests/helpers/sources";

/** Where names of the REST API and of the tables do not belong (docs/product.md, "Words"). */
const ROOMS = ["lib/domain", "lib/services", "lib/client", "lib/mail", "lib/feeds", "components"];

const OTHER_NAMES =
  /\b(?:[pP]articipation\w*|[cC]ourseBooking(?!Ids?\b)\w*|[eE]ventRegistration\w*|(?:giveUp|GiveUp)\w*|[pP]lace(?:Name|Kind|Facts|Card|List|Status))\b/g;

/** Answers have these names. */
const OF_ANSWERS = new Set(["courseBooking", "canGiveUp"]);

const files = sourcesIn(ROOMS);

test("a sign-up is called a sign-up, whatever the REST API and the tables call it", () => {
  const found = files.flatMap((file) => {
    const source = readSource(file);
    return [...new Set(source.match(OTHER_NAMES) ?? [])]
      .filter((name) => !OF_ANSWERS.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
  // The pages of the panel are named after the lists of the REST API that they show.
  const named = files.filter((file) => !file.startsWith("components/admin/course-bookings/"));
  expect(
    named.filter((file) => /participation|course-booking|event-registration|give-up/.test(file)),
  ).toEqual([]);
});
