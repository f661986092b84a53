// Read by any Node that knows .mjs, so: old syntax only, and no imports.

/** One sentence when this Node is too old (or of a line our packages skip), else ''. */
export function unsupportedNode(version) {
  var parts = version.replace(/^v/, '').split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  var fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (fits) return '';
  return 'Cairn needs Node.js 20.19+, 22.13+ or 24 and newer, and this is ' + version + '.';
}

/** One sentence when no PostgreSQL comes along for this platform, else ''. */
export function unsupportedPlatform(platform, arch, libc) {
  var known = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
  var name = platform + '-' + arch;
  if (known.indexOf(name) >= 0 && libc !== 'musl') return '';
  if (libc === 'musl') name += ' with musl';
  return (
    'Cairn brings its own PostgreSQL for Linux (glibc) and macOS on x64 and arm64, not for ' +
    name +
    ': set DATABASE_URL to a PostgreSQL server, or use docker compose.'
  );
}

/** The C library of this process: 'glibc' or 'musl' on Linux, '' elsewhere. */
export function libcOf(process) {
  if (process.platform !== 'linux') return '';
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Runs what `load` imports when this Node will do; otherwise says the one sentence and fails. */
export function whenSupported(process, load) {
  var refusal = unsupportedNode(process.version);
  if (refusal !== '') {
    console.error(refusal);
    process.exitCode = 1;
    return;
  }
  load().catch(function (error) {
    // A mistake of the person at the keyboard is an `expected` error: its sentence helps, its stack does not.
    console.error(error.expected ? error.message : error);
    process.exitCode = 1;
  });
}
