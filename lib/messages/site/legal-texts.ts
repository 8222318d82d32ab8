/** The legal texts that every site begins with, in Markdown. */
export const LEGAL_TEXTS = {
  privacy: "## Chi tratta i tuoi dati\n\nIl titolare del trattamento è:\n",
  terms: "## Chi siamo\n",
};
