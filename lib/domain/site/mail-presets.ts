export const MAIL_PRESETS = {
  gmail: { name: "Gmail", host: "smtp.gmail.com", port: 465, security: "tls" },
  outlook: { name: "Outlook (Microsoft 365)", host: "smtp.office365.com", port: 587, security: "starttls" },
  aruba: { name: "Aruba", host: "smtps.aruba.it", port: 465, security: "tls" },
  register: { name: "Register.it", host: "authsmtp.securemail.pro", port: 465, security: "tls" },
  libero: { name: "Libero", host: "smtp.libero.it", port: 465, security: "tls" },
  brevo: { name: "Brevo", host: "smtp-relay.brevo.com", port: 587, security: "starttls" },
} as const;

type MailPreset = keyof typeof MAIL_PRESETS;

export const MAIL_PRESET_KEYS = Object.keys(MAIL_PRESETS) as MailPreset[];

/** The provider that a host belongs to; null for any other host. */
export const presetOf = (host: string): MailPreset | null =>
  MAIL_PRESET_KEYS.find((key) => MAIL_PRESETS[key].host === host.trim().toLowerCase()) ?? null;
