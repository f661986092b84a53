#!/usr/bin/env node
import { whenSupported } from '../tools/lib/supported.mjs';

whenSupported(process, function () {
  return import('../tools/pictures.mjs').then(function (module) {
    return module.pictures(process.argv.slice(2));
  });
});
