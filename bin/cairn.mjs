#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/cairn.mjs').then(function (module) {
    return module.cairn(process.argv.slice(2));
  });
});
