import { screen, waitFor } from "@testing-library/react";
import { TotpEnrolment } from "@/components/person/account/totp-enrolment";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

it("sends the app's code when it is complete, without a press, and again after a refusal", async () => {
  const server = await serveApi((response, { path, body }) => {
    if (path === "/api/users/me/totp")
      return sendJson(response, 200, { secret: "ABCDEFGHIJKLMNOP", otpauthUrl: "otpauth://totp/centro" });
    if (body.includes("000000"))
      return sendJson(response, 400, { code: "VALIDATION", errors: { code: ["Il codice non è giusto."] } });
    return sendJson(response, 200, { recoveryCodes: ["uno", "due"] });
  });
  const onDone = jest.fn();
  const identity = { kind: "password", email: "io@example.org" } as const;
  const { user } = renderApp(<TotpEnrolment identity={identity} onDone={onDone} onCancel={() => {}} />);
  await user.type(screen.getByLabelText("Password"), "Segreta-123");
  await user.click(screen.getByRole("button", { name: "Continua" }));
  const code = await screen.findByLabelText("Codice mostrato dall'app");
  await user.type(code, "00000");
  expect(server.requests).toHaveLength(1);
  await user.type(code, "0");
  expect(code).toHaveAttribute("readonly");
  expect(await screen.findByText("Il codice non è giusto.")).toBeVisible();
  await user.clear(code);
  await user.type(code, "123 456");
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(["uno", "due"]));
  expect(server.requests).toHaveLength(3);
});
