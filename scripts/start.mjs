// npm start: install what running needs, build, serve.
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';

install('run');
const { buildWeb, bundleServer } = await import('./build.mjs');
await buildWeb();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(await bundleServer()));
