import { isPersonalPassword } from "@/lib/domain/person/personal-password";

const GIULIA = {
  username: "giulia.rossi1",
  email: "giulia.rossi@example.org",
  firstName: "Giulia",
  lastName: "Rossi",
};

describe("a password made of personal data", () => {
  it.each(["Giulia", "ROSSI", "GiuliaRossi", "Rossi Giulia", "Giulia.Rossi1", "giulia.rossi@EXAMPLE.org"])(
    "is recognized: %s",
    (password) => {
      expect(isPersonalPassword(password, GIULIA)).toBe(true);
    },
  );

  it.each(["Giulia-1985-mare", "Rossi123!", "…", "Segreta-123"])("does not include %s", (password) => {
    expect(isPersonalPassword(password, GIULIA)).toBe(false);
  });
});
