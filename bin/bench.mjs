#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/bench.mjs').then(function (module) {
    return module.bench(process.argv.slice(2));
  });
});
