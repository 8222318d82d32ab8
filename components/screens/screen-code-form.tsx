"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { openScreen } from "@/lib/client/panel/screen";
import { SCREEN_CODE_LENGTH } from "@/lib/domain/panel/screen-code";

export function ScreenCodeForm() {
  const t = useTranslations("screen.open");
  const word = useTextResolver();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOpening) return;
    setOpening(true);
    setProblem(undefined);
    try {
      window.location.replace(await openScreen(String(new FormData(event.currentTarget).get("code"))));
    } catch (error) {
      setProblem(failureText(error));
      setOpening(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <label htmlFor="screen-code">{t("code")}</label>
      <input
        id="screen-code"
        name="code"
        inputMode="numeric"
        autoComplete="off"
        // Leaves room for spaces between groups.
        maxLength={SCREEN_CODE_LENGTH + 3}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "screen-code-problem"}
      />
      {problem !== undefined && (
        <p id="screen-code-problem" role="alert">
          {word(problem)}
        </p>
      )}
      <button type="submit" className="door-screen-button" aria-busy={isOpening}>
        {isOpening ? t("opening") : t("submit")}
      </button>
    </form>
  );
}
