-- What the application may do is said by the migration that makes the tables: each adds a function of its own,
-- grant_to_app_<part>, and calls grant_to_app. So no migration has to repeat what others have granted.

CREATE FUNCTION grant_to_app_history() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT ON public.event TO cairn_app;
  GRANT SELECT, INSERT, UPDATE ON public.game TO cairn_app;
  GRANT SELECT, INSERT ON public.seed TO cairn_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.account, public.session, public.seat, public.request TO cairn_app;
  GRANT EXECUTE ON FUNCTION public.command_outcome, public.append_events, public.open_game TO cairn_app;
END
$$;

-- Applied again whenever the role is created later than the tables.
CREATE OR REPLACE FUNCTION grant_to_app() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part name;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cairn_app') THEN
    RETURN;
  END IF;
  FOR part IN
    SELECT proname FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'grant_to_app_') ORDER BY proname
  LOOP
    EXECUTE format('SELECT public.%I()', part);
  END LOOP;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_history FROM PUBLIC;
SELECT grant_to_app();
