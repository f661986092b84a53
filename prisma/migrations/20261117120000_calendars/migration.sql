-- When a person can be expected to play. Minutes are counted from local midnight; beyond 1440 it is the morning after.
CREATE TABLE "calendar" (
    "account_id" UUID NOT NULL,
    "zone" TEXT NOT NULL,
    "awake_from" INTEGER NOT NULL,
    "awake_to" INTEGER NOT NULL,
    "weekend" INTEGER[] NOT NULL,

    CONSTRAINT "calendar_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "calendar_window_check" CHECK (
      "awake_from" BETWEEN 0 AND 1439 AND "awake_to" - "awake_from" BETWEEN 480 AND 1440),
    CONSTRAINT "calendar_weekend_check" CHECK (
      cardinality("weekend") <= 2 AND "weekend" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
    CONSTRAINT "calendar_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE FUNCTION grant_to_app_calendars() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.calendar TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_calendars FROM PUBLIC;
SELECT grant_to_app();
