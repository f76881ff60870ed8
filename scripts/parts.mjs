// npm run parts: the page of parts, for people who work on the look. What is edited shows at once.
import { join } from 'node:path';
import { install, root } from './install.mjs';

install('run');
const { createServer } = await import('vite');
const server = await createServer({
  root: join(root, 'src/web/parts'),
  configFile: join(root, 'vite.config.ts'),
  mode: 'parts',
});
await server.listen();
server.printUrls();
