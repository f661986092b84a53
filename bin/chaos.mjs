#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/chaos.mjs').then(function (module) {
    return module.chaos(process.argv.slice(2));
  });
});
