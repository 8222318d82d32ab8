/** Configuration of pgBackRest and PostgreSQL for the backup repository. */

/**
 * @param {import("./inventory.mjs").Inventory} inventory
 * @param {import("./secrets.mjs").Secrets} secrets
 * @returns {string[]}
 */
function repositoryLines({ name, backup }, { s3Key, s3KeySecret }) {
  if (backup?.s3 === undefined) return [`repo1-path=${backup?.folder}`];
  const { endpoint, bucket, region, style } = backup.s3;
  return [
    "repo1-type=s3",
    `repo1-path=/${name}`,
    `repo1-s3-endpoint=${endpoint}`,
    `repo1-s3-bucket=${bucket}`,
    `repo1-s3-region=${region}`,
    `repo1-s3-uri-style=${style}`,
    `repo1-s3-key=${s3Key}`,
    `repo1-s3-key-secret=${s3KeySecret}`,
  ];
}

/**
 * Template values for backups; without backups the log is not archived.
 * @param {import("./inventory.mjs").Inventory} inventory
 * @param {import("./secrets.mjs").Secrets} secrets
 * @returns {Record<string, string | number>}
 */
export function backupValues(inventory, secrets) {
  const { name, backup, paths } = inventory;
  if (backup === undefined) return { archiveLines: '    archive_mode: "off"' };
  const pgbackrest = `pgbackrest --config=${paths.config}/pgbackrest.conf --stanza=${name}`;
  return {
    repositoryLines: repositoryLines(inventory, secrets).join("\n"),
    weeks: backup.weeks,
    archiveLines: [
      'archive_mode: "on"',
      `archive_command: ${pgbackrest} archive-push %p`,
      "# What is not a segment long is archived after a minute.",
      "archive_timeout: 60s",
      "# A standby that was away too long takes from the archive what the primary does not have any more.",
      `restore_command: ${pgbackrest} archive-get %f "%p"`,
    ]
      .map((line) => `    ${line}`)
      .join("\n"),
  };
}
