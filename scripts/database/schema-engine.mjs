/**
 * Prisma's own migration engine as WebAssembly: it applies `prisma/migrations` in Prisma's layout without a native
 * binary, and fills `_prisma_migrations`, so that `prisma migrate deploy` can continue from there.
 */
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { hasCode } from "../run/error-code.mjs";

const MIGRATIONS = join(import.meta.dirname, "../../prisma/migrations");
export const SCHEMA = join(import.meta.dirname, "../../prisma/schema.prisma");
/**
 * The schema that a new database starts with, and the last of the migrations that led to it, which have been removed.
 */
const BASELINE = "20261205000000_baseline";
const LAST_BEFORE_BASELINE = "20261204110000_mailings";
/** @type {{ externalTables: string[], externalEnums: string[] }} */
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** @type {Promise<void> | undefined} */
let loaded;
/** The package expects a bundler to import its `.wasm` file; Node 20 needs it loaded explicitly. */
function loadEngine() {
  loaded ??= (async () => {
    const require = createRequire(import.meta.url);
    const file = require
      .resolve("@prisma/schema-engine-wasm")
      .replace(/schema_engine\.js$/, "schema_engine_bg.wasm");
    const { instance } = await WebAssembly.instantiate(await readFile(file), {
      "./schema_engine_bg.js": engineModule,
    });
    engineModule.__wbg_set_wasm(instance.exports);
    const start = instance.exports.__wbindgen_start;
    if (typeof start === "function") start();
  })();
  return loaded;
}

const OK = /** @type {const} */ ("ok");

/** PostgreSQL's internal one-byte type, which the catalogue tables use and the adapter does not know. */
const INTERNAL_CHAR = 18;
const TEXT = 25;

/**
 * Processes of the previous version continue to write, and may lock the same tables in another order, which ends in a
 * deadlock.
 */
const DEADLOCK_DETECTED = "40P01";
const MOST_DEADLOCKS = 10;
const DEADLOCK_PAUSE_MS = 200;

/** Returns internal "char" columns as text and remembers their names. */
class CataloguePool extends pg.Pool {
  /** @type {Set<string>} */
  charColumns = new Set();

  /**
   * A proxy, which preserves the overloads of the driver's method.
   * @override
   */
  query = new Proxy(super.query, {
    apply: async (query, pool, args) => {
      /** @type {pg.QueryResult | undefined} */
      const result = await Reflect.apply(query, pool, args);
      for (const field of result?.fields ?? []) {
        if (field.dataTypeID !== INTERNAL_CHAR) continue;
        field.dataTypeID = TEXT;
        this.charColumns.add(field.name);
      }
      return result;
    },
  });
}

/** Prisma's adapter, which reports columns of type "char" as the engine expects when it introspects a database. */
class CatalogueAdapterFactory extends PrismaPg {
  /** @param {CataloguePool} pool */
  constructor(pool) {
    super(pool, { disposeExternalPool: true });
    this.pool = pool;
  }

  /** @override */
  async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const columnTypes = result.columnTypes.map((type, index) =>
        this.pool.charColumns.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    // The adapter splits a script at each semicolon, even inside function bodies. Sent as one message, it is also one
    // transaction: a failed migration leaves nothing behind, and can be retried.
    adapter.executeScript = async (script) => {
      for (let deadlocks = 0; ; await sleep(DEADLOCK_PAUSE_MS)) {
        try {
          await this.pool.query(script);
          return;
        } catch (error) {
          if (hasCode(error, DEADLOCK_DETECTED) && ++deadlocks < MOST_DEADLOCKS) continue;
          // The adapter's own error mapping, which is private in its types.
          return adapter["onError"](error);
        }
      }
    };
    return adapter;
  }
}

/**
 * Marks the baseline as applied in a database that reached the same schema through the earlier migrations.
 * @param {pg.Pool} pool
 * @throws if the database has an earlier version, which this one cannot upgrade
 */
async function adoptBaseline(pool) {
  const { rows: tables } = await pool.query("SELECT to_regclass('_prisma_migrations') AS found");
  if (tables[0].found === null) return;
  const { rows } = await pool.query(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const applied = new Set(rows.map(({ migration_name: name }) => name));
  if (applied.size === 0 || applied.has(BASELINE)) return;
  if (!applied.has(LAST_BEFORE_BASELINE))
    throw new Error(
      `The database is of an earlier version: upgrade it to the one with ${LAST_BEFORE_BASELINE} first.`,
    );
  // As written by the engine's `migrate resolve --applied`. Only `migrate dev` compares checksums.
  await pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, started_at, applied_steps_count)
      SELECT gen_random_uuid()::text, '', $1, now(), now(), 0`,
    [BASELINE],
  );
}

/**
 * Runs `work` with an engine on a database. Its connection, which holds the migration lock, is closed afterwards;
 * otherwise the next engine would wait for the idle timeout.
 * @template T
 * @param {string} databaseUrl
 * @param {(engine: import("@prisma/schema-engine-wasm/schema_engine_bg").SchemaEngine, pool: pg.Pool) => Promise<T>} work
 */
async function withEngine(databaseUrl, work) {
  await loadEngine();
  const pool = new CataloguePool({ connectionString: databaseUrl, max: 1 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogueAdapterFactory(pool));
    return await work(
      await engineModule.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter),
      pool,
    );
  } finally {
    if (!pool.ending) await pool.end();
  }
}

/**
 * @param {string | undefined} last
 * @param {string} folder
 */
async function listMigrations(last, folder) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => last === undefined || name <= last);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: OK, value: await readFile(join(folder, path, "migration.sql"), "utf8") },
      },
    })),
  );
  return {
    baseDir: folder,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(join(folder, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

/**
 * Applies the missing migrations of the site (or of another folder), up to `last` if given. Returns the names of the
 * applied ones.
 * @param {string} databaseUrl
 * @param {string} [last]
 */
export async function applyMigrations(databaseUrl, last, folder = MIGRATIONS) {
  const migrationsList = await listMigrations(last, folder);
  return withEngine(databaseUrl, async (engine, pool) => {
    if (migrationsList.migrationDirectories.some(({ path }) => path === BASELINE)) await adoptBaseline(pool);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
    return appliedMigrationNames;
  });
}

/**
 * SQL that would change the migrated database to match schema.prisma; only a comment if they agree.
 * @param {string} databaseUrl
 */
export async function diffFromDatabase(databaseUrl) {
  const files = [{ path: SCHEMA, content: await readFile(SCHEMA, "utf8") }];
  const result = await withEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: "schemaDatasource", files, configDir: join(import.meta.dirname, "../..") },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    }),
  );
  return { differs: result.exitCode === 2, sql: result.stdout ?? "" };
}
