import { suggestedUsername } from "@/lib/domain/person/suggested-username";
import { usernameField } from "@/lib/schemas/person/account-fields";

test.each([
  ["Anna", "Rossi", 1, "anna.rossi"],
  ["Anna", "Rossi", 3, "anna.rossi3"],
  ["Niccolò Maria", "D'Amico", 1, "niccolomaria.damico"],
  ["Łucja", "Øst", 1, "lucja.ost"],
  ["Li", "", 1, "persona.li"],
  ["李", "明", 1, "persona"],
  ["Maria".repeat(10), "Rossi", 1, "maria".repeat(8)],
])("suggests for %s %s, attempt %i: %s", (firstName, lastName, attempt, username) => {
  expect(suggestedUsername(firstName, lastName, attempt)).toBe(username);
});

test.each([
  ["", ""],
  ["A", "B"],
  ["x".repeat(39), "y"],
])("suggests for %j and %j a username that registration accepts", (firstName, lastName) => {
  for (const attempt of [1, 12345])
    expect(usernameField.safeParse(suggestedUsername(firstName, lastName, attempt)).success).toBe(true);
});
