/**
 * The cluster's own certificate authority, and the certificates with which its parts identify each other. Uses openssl,
 * in a folder.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const AUTHORITY_DAYS = 3650;
const CERTIFICATE_DAYS = 825;
/**
 * Certificates are renewed when rendered within this time before they expire, so that nobody has to remember the date.
 */
const RENEW_SECONDS = 90 * 24 * 3600;
const PRIVATE = 0o600;

const openssl = (/** @type {string[]} */ ...args) =>
  execFileSync("openssl", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** @param {string} file */
function newKey(file) {
  writeFileSync(file, openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout"), { mode: PRIVATE });
}

/** @param {string} file */
function endsSoon(file) {
  try {
    openssl("x509", "-in", file, "-noout", "-checkend", String(RENEW_SECONDS));
    return false;
  } catch {
    return true;
  }
}

/**
 * Opens the authority of a folder; creates it if there is none.
 * @param {string} folder
 * @param {string} name
 */
export function openAuthority(folder, name) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = join(folder, "ca.key");
  const certificate = join(folder, "ca.crt");
  if (!existsSync(certificate)) {
    newKey(key);
    // prettier-ignore
    openssl(
      "req",
      "-x509",
      "-new",
      "-key",
      key,
      "-out",
      certificate,
      "-days",
      String(AUTHORITY_DAYS),
      "-sha256",
      "-subj",
      `/CN=${name} authority`,
      "-addext",
      "keyUsage=critical,keyCertSign,cRLSign",
    );
  }

  /**
   * The certificate of a machine or of a monitor: the existing one, unless it expires soon, its names have changed, or
   * `renew` is set.
   * @param {string} subject
   * @param {readonly string[]} names such as IP:10.0.0.11 and DNS:a
   * @param {boolean} renew
   */
  function issue(subject, names, renew) {
    const file = (/** @type {string} */ ending) => join(folder, `${subject}.${ending}`);
    const extensions = [
      "basicConstraints=critical,CA:FALSE",
      "keyUsage=critical,digitalSignature",
      "extendedKeyUsage=serverAuth,clientAuth",
      `subjectAltName=${[...new Set(names)].join(",")}`,
    ].join("\n");
    const isSame = existsSync(file("ext")) && readFileSync(file("ext"), "utf8") === extensions;
    if (renew || !isSame || !existsSync(file("crt")) || endsSoon(file("crt"))) {
      newKey(file("key"));
      writeFileSync(file("ext"), extensions);
      // prettier-ignore
      openssl("req", "-new", "-key", file("key"), "-out", file("csr"), "-subj", `/CN=${subject}`);
      // prettier-ignore
      openssl(
        "x509",
        "-req",
        "-in",
        file("csr"),
        "-CA",
        certificate,
        "-CAkey",
        key,
        "-CAcreateserial",
        "-sha256",
        "-days",
        String(CERTIFICATE_DAYS),
        "-extfile",
        file("ext"),
        "-out",
        file("crt"),
      );
      rmSync(file("csr"));
    }
    return { certificate: readFileSync(file("crt"), "utf8"), key: readFileSync(file("key"), "utf8") };
  }
  return { certificate: readFileSync(certificate, "utf8"), issue };
}
