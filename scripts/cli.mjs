import { pathToFileURL } from 'node:url';
import { bundle } from './build.mjs';
import { install } from './install.mjs';

install(process.argv[2] === 'bench' ? 'all' : 'run');
await import(pathToFileURL(await bundle('cli/main')));
