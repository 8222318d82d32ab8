-- The roles of the site: one owns the tables and migrates, the other serves, owns nothing, and sees how far standbys are.
SELECT 'CREATE ROLE ' || name || ' LOGIN' FROM (VALUES ('centro'), ('centro_site')) AS roles (name)
 WHERE NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE centro PASSWORD '{{ownerPassword}}';
ALTER ROLE centro_site PASSWORD '{{sitePassword}}';
GRANT pg_monitor TO centro_site;
SELECT 'CREATE DATABASE centro OWNER centro'
 WHERE NOT EXISTS (SELECT 1 FROM pg_database WHERE datname = 'centro') \gexec
-- What only a superuser may make in it.
\connect centro
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
