#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/mutation.mjs').then(function (module) {
    return module.mutation(process.argv.slice(2));
  });
});
