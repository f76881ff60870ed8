// npm run naive: the long comparison of every engine with its naive reference.
import { pathToFileURL } from 'node:url';
import { bundle } from './build.mjs';
import { install } from './install.mjs';

install('all');
await import(pathToFileURL(await bundle('naive/long', 'test')));
