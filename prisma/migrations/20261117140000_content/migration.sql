-- Files that correct cards and tiles. Games name them by their hash, so they are kept for ever, like history.
CREATE TABLE "content_file" (
    "hash" BYTEA NOT NULL,
    "body" JSONB NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_file_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "content_file_hash_check" CHECK (octet_length("hash") = 32)
);

-- What a file led to when it was added, for each way to play. Whole tables: those of the house may change one day.
CREATE TABLE "content_tables" (
    "file_hash" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "body" JSONB NOT NULL,

    CONSTRAINT "content_tables_pkey" PRIMARY KEY ("file_hash", "name"),
    CONSTRAINT "content_tables_hash_check" CHECK (octet_length("hash") = 32),
    CONSTRAINT "content_tables_file_hash_fkey" FOREIGN KEY ("file_hash") REFERENCES "content_file"("hash") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER content_file_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE content_file ENABLE ALWAYS TRIGGER content_file_is_append_only;
CREATE TRIGGER content_tables_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_tables
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE content_tables ENABLE ALWAYS TRIGGER content_tables_is_append_only;

CREATE FUNCTION grant_to_app_content() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT ON public.content_file, public.content_tables TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_content FROM PUBLIC;
SELECT grant_to_app();
