#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/test.mjs').then(function (module) {
    return module.test(process.argv.slice(2));
  });
});
