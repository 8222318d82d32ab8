import { hasSiteAddress, preventAutolink } from "@/lib/domain/person/site-address";
import { withoutInvisible } from "@/lib/domain/person/visible-text";

test.each([
  ...[
    "M.Grazia",
    "G.Battista",
    "M. Teresa",
    "G.B. Rossi",
    "Gian.Maria",
    "M.Pia",
    "A.Li",
    "M.De Luca",
    "G.La Rosa",
    "P.Di Maio",
  ],
  ...[
    "F.lli Bianchi",
    "Ditta F.lli Rossi",
    "S.r.l.",
    "S.p.A.",
    "A.S.D. Aurora",
    "Soc.coop. Vita",
    "Soc.Coop",
    "Ass.ne Ninfea",
  ],
  ...[
    "S.Vito al Tagliamento",
    "S.Donà di Piave",
    "S.Giovanni Rotondo",
    "SS.Cosma e Damiano",
    "S.Casa di Loreto",
    "S.ta Lucia",
  ],
  ...[
    "S.to Stefano",
    "P.zza Unità",
    "L.go Barriera",
    "C.so Italia",
    "V.le XX Settembre",
    "B.go S.Croce",
    "Circ.ne Ostiense",
  ],
  ...[
    "Imp.te",
    "Ing.civile",
    "D.Lgs",
    "Dott.ssa",
    "Prof.ssa",
    "Sig.ra Rossi",
    "Sig.na Bianchi",
    "Avv.to",
    "Dott.re",
    "Rag.ra",
  ],
  ...[
    "Gent.mo",
    "Gent.li soci",
    "Preg.mo",
    "Frat.li",
    "О.Шевченко",
    "Ill.ma",
    "Amm.re unico",
    "Resp.le acquisti",
    "Dir.ne",
    "Spett.le",
    "Comm.re",
    "D'Angelo jr.",
    "Ph.D.",
    "n.1",
  ],
  ...["Via Roma 1.2", "1.2.3", "v.2.0.1"],
])("%s is not recognized as a site address", (text) => {
  expect(hasSiteAddress(text)).toBe(false);
});

test.each([
  ...[
    "evil.com",
    "Evil.Com",
    "EVIL.IT",
    "premio.it",
    "visita www.evil.example",
    "www.x",
    "https://evil.example/x",
    "ftp://x",
  ],
  ...[
    "a.com",
    "x.org",
    "t.co/abc",
    "bit.ly",
    "bit.ly/3abc",
    "goo.gl/x",
    "is.gd/1",
    "tinyurl.com/x",
    "t.me/canale",
    "wa.me/39333",
  ],
  ...[
    "evil.com.br",
    "evil.co.uk",
    "sub.evil.net",
    "evil.eu",
    "evil.ch",
    "evil.de",
    "evil.ru",
    "evil.cn",
    "evil.tk",
    "evil.to",
  ],
  ...[
    "evil.so",
    "evil.info",
    "evil.xyz",
    "evil.shop",
    "evil.online",
    "evil.click",
    "evil.top",
    "evil.icu",
    "vinci.bet",
    "evil.app",
  ],
  ...[
    "evil。com",
    "evil．com",
    "evil｡it",
    "пример.рф",
    "παράδειγμα.ελ",
    "例子.香港",
    "evil.xn--p1ai",
    "anna@evil.com",
    "Rossi evil.com, Trieste",
    "(evil.it)",
  ],
  ...["premio.zip", "evil.mov", "evil.bond", "evil.beauty", "evil.lat", "пример.москва", "例え.みんな"],
  ...["avv.to/premio", "1.2.3.4", "192.168.10.200", "333.123.45.67", "evil-premi.it"],
])("%s is recognized as text that an e-mail program may turn into a link", (text) => {
  expect(hasSiteAddress(text)).toBe(true);
});

test("reads a long text in linear time", () => {
  for (const part of ["a.", "1.", "1", "a", "avv.", "www", ".com-", "xn--", "a.xn--"]) {
    const begun = process.cpuUsage();
    hasSiteAddress(part.repeat(100_000));
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  }
});

test.each(["www.evil.com", "premio.IT", "vinci.premio.online", "evil.com-x"])(
  "breaks the automatic link of a username that looks like a site without changing its appearance: %s",
  (username) => {
    const shown = preventAutolink(username);
    expect(withoutInvisible(shown)).toBe(username);
    expect(shown).not.toMatch(/(www|evil|premio)\.(?:com|it|online|evil)$/i);
  },
);

test.each(["giulia.rossi", "utente.mc7x2a", "anna_1.bianchi", "m.verdi"])(
  "leaves any other username in an e-mail unchanged: %s",
  (username) => {
    expect(preventAutolink(username)).toBe(username);
  },
);
