-- The roles of the site: one owns the tables and migrates, the other serves, owns nothing, and sees how far standbys are.
SELECT 'CREATE ROLE ' || name || ' LOGIN' FROM (VALUES ('centro'), ('centro_site')) AS roles (name)
 WHERE NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE centro PASSWORD '{{ownerPassword}}';
ALTER ROLE centro_site PASSWORD '{{sitePassword}}';
GRANT pg_monitor TO centro_site;
SELECT 'CREATE DATABASE centro OWNER centro'
 WHERE NOT EXISTS (SELECT 1 FROM pg_database WHERE datname = 'centro') \gexec
\connect centro
-- Who may only connect makes nothing in it, temporary tables included, which would hide those of the site.
REVOKE TEMPORARY ON DATABASE centro FROM PUBLIC, centro_site;
REVOKE CREATE ON SCHEMA public FROM PUBLIC, centro_site;
GRANT CREATE ON SCHEMA public TO centro;
-- What only a superuser may make in it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
