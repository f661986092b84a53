#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/start.mjs').then(function (module) {
    return module.start(process.argv.slice(2));
  });
});
